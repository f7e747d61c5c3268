/** A manifest's contribution to a slot. */
export type Filling = { slot: { take(entry: unknown): void; empty(): void }; entry: unknown };

/**
 * An extension point: a feature exports the slot, other features' manifests fill it, and the composition root connects the two.
 * Read it while answering a request, never while a module loads.
 */
export type Slot<Entry> = { with(entry: Entry): Filling; all(): readonly Entry[] };

export function slot<Entry>(name: string): Slot<Entry> {
  let entries: Entry[] | null = null;
  const target: Filling["slot"] = {
    empty: () => {
      entries = null;
    },
    take: (entry) => {
      entries = [...(entries ?? []), entry as Entry];
    },
  };
  return {
    with: (entry) => ({ slot: target, entry }),
    all() {
      if (!entries) throw new Error(`Nothing fills the slot '${name}': load app/api/router.server.ts first.`);
      return entries;
    },
  };
}
