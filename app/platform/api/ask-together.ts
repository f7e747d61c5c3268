/** Parts of a page hydrate one after another within a few frames. */
const GATHER_MS = 40;

/**
 * Batches a page's simultaneous queries about single items into one call.
 * @param ask answers for many ids at once
 */
export function askTogether<Answer>(ask: (ids: string[]) => Promise<Answer>, most: number): (id: string) => Promise<Answer> {
  let open: { ids: Set<string>; answer: Promise<Answer> } | undefined;
  const send = async (ids: Set<string>): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    if (open?.ids === ids) open = undefined;
    return ask([...ids]);
  };
  return (id) => {
    if (!open || open.ids.size >= most) {
      const ids = new Set<string>();
      open = { ids, answer: send(ids) };
    }
    open.ids.add(id);
    return open.answer;
  };
}
