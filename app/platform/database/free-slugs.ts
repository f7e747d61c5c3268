/** How many numbers are tried for a taken slug in the first round; four times as many in each further one. */
const FIRST_ROUND = 6;

/** Which of these are taken. */
type TakenOf = (slugs: readonly string[]) => Promise<Iterable<string>>;

/**
 * A free slug for each wish, in order: the wish itself or the first free of wish-2, wish-3...
 * A few statements for the whole list, however many of them want the same.
 */
export async function freeSlugs(wishes: readonly string[], takenOf: TakenOf): Promise<string[]> {
  const wanted = new Map<string, number>();
  for (const wish of wishes) wanted.set(wish, (wanted.get(wish) ?? 0) + 1);
  const taken = new Set(await takenOf([...wanted.keys()]));
  // Numbers up to this one are known to be free or taken.
  const tried = new Map<string, number>([...wanted.keys()].map((wish) => [wish, 1]));
  let crowded = [...wanted].filter(([wish, count]) => taken.has(wish) || count > 1).map(([wish]) => wish);
  for (let round = FIRST_ROUND; crowded.length > 0; round *= 4) {
    const candidates: string[] = [];
    for (const wish of crowded) {
      const from = tried.get(wish) ?? 1;
      const to = from + round + (wanted.get(wish) ?? 1);
      for (let number = from + 1; number <= to; number += 1) candidates.push(`${wish}-${number}`);
      tried.set(wish, to);
    }
    for (const slug of await takenOf(candidates)) taken.add(slug);
    crowded = crowded.filter((wish) => countFree(wish, tried.get(wish) ?? 1, taken) < (wanted.get(wish) ?? 1));
  }
  const next = new Map<string, number>();
  return wishes.map((wish) => {
    let number = next.get(wish) ?? 1;
    while (taken.has(numbered(wish, number))) number += 1;
    next.set(wish, number + 1);
    taken.add(numbered(wish, number));
    return numbered(wish, number);
  });
}

const numbered = (wish: string, number: number): string => (number === 1 ? wish : `${wish}-${number}`);

function countFree(wish: string, upTo: number, taken: ReadonlySet<string>): number {
  let free = 0;
  for (let number = 1; number <= upTo; number += 1) if (!taken.has(numbered(wish, number))) free += 1;
  return free;
}
