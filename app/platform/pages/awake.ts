let awake = false;
let settle: () => void = () => undefined;

/** Settles once everything that the server drew has come alive, so that an answer never makes React wake the rest of a page in one long task. */
export const awakening = new Promise<void>((resolve) => {
  settle = resolve;
});

export const isAwake = (): boolean => awake;

export function wake(): void {
  awake = true;
  settle();
}
