"""A class of the compiled build may be inherited from by what is not compiled only where it says so.

This module itself is never compiled: as the engine is written, any class may be inherited from.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        return lambda kind: kind
