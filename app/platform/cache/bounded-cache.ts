/**
 * A cache of what costs more to make than to look up, by a text. One that is full begins anew: that is rare, and its values are made again when they are needed.
 * @returns the value of a key, made by `make` when it is not there
 */
export function boundedCache<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (values.size >= most) values.clear();
    values.set(key, made);
    return made;
  };
}
