/** Runs at most `atOnce` tasks at a time, lets `waiting` more wait, and refuses the rest so that memory stays bounded. */
export function workQueue({ atOnce, waiting, refuse }: { atOnce: number; waiting: number; refuse: () => Error }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      // A finished task passes its slot on, so `running` does not change.
      await new Promise<void>((start) => line.push(start));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
