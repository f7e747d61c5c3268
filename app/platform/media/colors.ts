type Bin = { count: number; red: number; green: number; blue: number };

const distance = (a: Bin, b: Bin) => Math.hypot(a.red / a.count - b.red / b.count, a.green / a.count - b.green / b.count, a.blue / a.count - b.blue / b.count);
const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");

/** Up to five clearly different colors of an RGBA picture as #rrggbb, most frequent first. */
export function dominantColors(rgba: Buffer): string[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red, green, blue, alpha] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0];
    if (alpha < 128) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, { count: bin.count + 1, red: bin.red + red, green: bin.green + green, blue: bin.blue + blue });
  }
  const chosen: Bin[] = [];
  for (const bin of [...bins.values()].sort((a, b) => b.count - a.count)) {
    if (chosen.every((other) => distance(bin, other) > 36)) chosen.push(bin);
    if (chosen.length === 5) break;
  }
  return chosen.map(({ count, red, green, blue }) => `#${hex(red / count)}${hex(green / count)}${hex(blue / count)}`);
}
