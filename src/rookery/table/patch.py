"""What has changed between two views, as small as it can be said simply.

A patch is `[value]`, which replaces, or `{key: patch}`, which goes deeper: into objects by name, into lists by place.
"""

from __future__ import annotations

from typing import Any

Patch = list[Any] | dict[str, "Patch"]


def difference(before: Any, after: Any) -> Patch | None:
    """The patch that makes one value of another; None where they are equal."""
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: found for key in after if (found := difference(before[key], after[key])) is not None}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and after:
        changed = [place for place in range(len(after)) if before[place] != after[place]]
        if 2 * len(changed) <= len(after) or isinstance(after[0], dict):
            return {str(place): found for place in changed if (found := difference(before[place], after[place]))}
    return [after]


def patched(before: Any, patch: Patch) -> Any:
    """A value with a patch put on it."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(before, list):
        return [patched(one, patch[str(place)]) if str(place) in patch else one for place, one in enumerate(before)]
    return {key: patched(one, patch[key]) if key in patch else one for key, one in before.items()}
