"""This module runs the fuzzer of the doors: ``python -m tests.doors``."""

import sys

from .fuzz import main

sys.exit(main())
