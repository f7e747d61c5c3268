import { createHash } from "node:crypto";

/** Choices that come out the same on every machine and in every run. */
export type Seeded = ReturnType<typeof seeded>;

export function seeded(seed: string) {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  // mulberry32: short, and even enough for choosing words
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const chance = (share: number): boolean => next() < share;
  function pick<T>(list: readonly T[]): T {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new RangeError("Nothing to choose from");
    return found;
  }
  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    return chosen;
  }
  function weighted<T extends string>(shares: Readonly<Record<T, number>>): T {
    const entries = Object.entries(shares) as [T, number][];
    let left = next() * entries.reduce((sum, [, share]) => sum + share, 0);
    for (const [value, share] of entries) {
      left -= share;
      if (left < 0) return value;
    }
    return pick(entries)[0];
  }
  return { next, int, chance, pick, sample, weighted };
}

/** An id in the form of UUID version 7 for something made at `at`; the rest comes from its name. */
export function seededId(name: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const hash = createHash("sha256").update(`diwan-demo:${name}`).digest("hex");
  const variant = ((Number.parseInt(hash.charAt(3), 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
