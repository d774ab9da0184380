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
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        if after.__struct_config__.omit_defaults:  # what is left out may differ: compare them as they are sent
            return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
        return changed(after.__struct_fields__, astuple(before), astuple(after))
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return changed(after, [before[key] for key in after], after.values())
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and after:
        patch = changed(map(str, range(len(after))), before, after)
        if 2 * len(patch) <= len(after) or isinstance(after[0], dict | msgspec.Struct):
            return patch
    return [after]


def changed(names: Iterable[str], before: Iterable[Any], after: Iterable[Any]) -> Patch:
    """What has changed in the parts of something. Most have not: equal structs are found so in C, and not looked into."""
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
