/** The list with one item at another place; the same list where that place does not exist. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || to < 0 || to >= list.length || from < 0 || from >= list.length) return list;
  const next = list.toSpliced(from, 1);
  return next.toSpliced(to, 0, list[from] as Item);
}

/** Words that were typed into one box: separated by commas, each once, in the order of their first mention. */
export function withWords(items: readonly string[], typed: string, labelToValue: (word: string) => string = (word) => word): readonly string[] {
  const words = typed
    .split(/[,;،؛]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const added = words.map(labelToValue).filter((word) => !items.includes(word));
  return added.length === 0 ? items : [...items, ...new Set(added)];
}

/** One of several chosen values, on or off. */
export const toggled = <Item>(items: readonly Item[], item: Item, isOn: boolean): Item[] =>
  isOn ? [...items.filter((other) => other !== item), item] : items.filter((other) => other !== item);
