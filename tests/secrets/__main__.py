"""This module runs the check of all messages for secrets: ``python -m tests.secrets``."""

import sys

from .exchange import main

sys.exit(main())
