/** Parts of a page come to life one after another within a few frames. */
const GATHER_MS = 40;

/**
 * Questions about single things that a page asks in one moment travel in one call.
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
