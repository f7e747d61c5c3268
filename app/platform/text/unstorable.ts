/** PostgreSQL has neither U+0000 in a text nor, in JSON, one half of a pair of surrogates. */
const isUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** True where some text of an input, a key or the name of a file cannot be stored. Without recursion: an input may be nested very deep. */
export function hasUnstorable(input: unknown): boolean {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") {
      if (isUnstorable(value)) return true;
    } else if (value instanceof File) left.push(value.name);
    else if (value instanceof Map || Array.isArray(value) || value instanceof Set) for (const each of value) left.push(each);
    else if (typeof value === "object" && value !== null) for (const [key, each] of Object.entries(value)) left.push(key, each);
  }
  return false;
}
