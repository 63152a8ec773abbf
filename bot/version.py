"""The version of Teahouse."""

from typing import Final

VERSION: Final = "0.2.0"
