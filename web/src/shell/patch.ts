// A patch put on a value, the twin of table/patch.py. What it does not touch stays the very same object.

/** `[value]` replaces; `{key: patch}` goes deeper: into objects by name, into lists by place. */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch };

const replaces = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

/** A value with a patch put on it; the value itself is not changed. */
export function patched<T>(before: T, patch: Patch): T {
  if (replaces(patch)) return patch[0] as T;
  const part = (key: string, value: unknown): unknown => {
    const deeper = Object.hasOwn(patch, key) ? patch[key] : undefined;
    return deeper === undefined ? value : patched(value, deeper);
  };
  if (Array.isArray(before)) return before.map((one, place) => part(String(place), one)) as T;
  return Object.fromEntries(Object.entries(before as object).map(([key, one]) => [key, part(key, one)])) as T;
}
