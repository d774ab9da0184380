"""What has changed between two views, as small as it can be said simply.

A patch is `[value]`, which replaces, or `{key: patch}`, which goes deeper: into objects by name, into lists by place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

Patch = list[Any] | dict[str, "Patch"]


def difference(before: Any, after: Any) -> Patch:
    """The patch that makes one value of another that is not equal: of structs, or of what they become on the wire."""
    kind = type(after)
    if kind is not type(before):
        return [after]
    if kind is list and len(before) == len(after):
        patch = changed(map(str, range(len(after))), before, after)
        return patch if 2 * len(patch) <= len(after) or isinstance(after[0], dict | msgspec.Struct) else [after]
    if kind is dict and before.keys() == after.keys():
        return changed(after, [before[key] for key in after], after.values())
    if issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.omit_defaults:  # what is left out may differ: compare them as they are sent
            return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
        return changed(kind.__struct_fields__, astuple(before), astuple(after))
    return [after]


def changed(names: Iterable[str], before: Iterable[Any], after: Iterable[Any]) -> Patch:
    """What has changed in the parts of something; for most of them, that nothing has is found out in C."""
    return {
        name: difference(old, new)
        for name, old, new in zip(names, before, after, strict=True)
        if old is not new and old != new
    }


def patched(before: Any, patch: Patch) -> Any:
    """A value with a patch put on it."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(before, list):
        return [patched(one, patch[str(place)]) if str(place) in patch else one for place, one in enumerate(before)]
    return {key: patched(one, patch[key]) if key in patch else one for key, one in before.items()}
