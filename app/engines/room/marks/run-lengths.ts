/** Equal neighbors as [value, count, value, count, ...]: label maps are mostly areas. */
export function encodeRuns(values: ArrayLike<number>): number[] {
  const runs: number[] = [];
  let from = 0;
  for (let at = 1; at <= values.length; at += 1) {
    if (at < values.length && values[at] === values[from]) continue;
    runs.push(values[from]!, at - from);
    from = at;
  }
  return values.length ? runs : [];
}

/** Fills `target` and gives it back. Refuses runs that are not exactly as long. */
export function decodeRuns<T extends Uint8Array | Uint16Array>(runs: readonly number[], target: T): T {
  let at = 0;
  for (let index = 0; index + 1 < runs.length; index += 2) {
    const end = at + runs[index + 1]!;
    target.fill(runs[index]!, at, end);
    at = end;
  }
  if (at !== target.length) throw new RangeError(`${at} values for ${target.length}`);
  return target;
}
