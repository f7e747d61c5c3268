type Ranked = { id: string; room: string };

/**
 * Half of them rooms of the same kind, the others each of another kind in turn: the most alike alone are often one room in other colors. In the order given;
 * when there are not enough kinds, the next in the order fill the places.
 */
export function varied<T extends Ranked>(ranked: readonly T[], room: string, limit: number): T[] {
  const taken = new Map<string, number>();
  const chosen = new Set<T>();
  const most = (kind: string) => (kind === room ? Math.ceil(limit / 2) : 1);
  for (const one of ranked) {
    const already = taken.get(one.room) ?? 0;
    if (chosen.size >= limit || already >= most(one.room)) continue;
    taken.set(one.room, already + 1);
    chosen.add(one);
  }
  for (const one of ranked) if (chosen.size < limit) chosen.add(one);
  return ranked.filter((one) => chosen.has(one));
}
