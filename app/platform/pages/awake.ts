let awake = false;
let settle: () => void = () => undefined;

/** Settles once the whole page is hydrated, so that an answer never makes React hydrate the rest in one long task. */
export const awakening = new Promise<void>((resolve) => {
  settle = resolve;
});

export const isAwake = (): boolean => awake;

export function wake(): void {
  awake = true;
  settle();
}
