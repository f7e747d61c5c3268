import { api } from "#app/api/client.ts";
import { CHECK_AT_ONCE, type Savable } from "../saved.ts";

type Asked = { ids: Set<string>; answer: Promise<Set<string>> };

/** Cards come to life one after another within a few frames. */
const GATHER_MS = 40;

const open = new Map<Savable, Asked>();

/** Whether one thing is kept. All that a page asks for in one moment travel in one call. */
export async function checkTogether(type: Savable, id: string): Promise<boolean> {
  let asked = open.get(type);
  if (!asked || asked.ids.size >= CHECK_AT_ONCE) {
    const ids = new Set<string>();
    asked = { ids, answer: send(type, ids) };
    open.set(type, asked);
  }
  asked.ids.add(id);
  return (await asked.answer).has(id);
}

async function send(type: Savable, ids: Set<string>): Promise<Set<string>> {
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  if (open.get(type)?.ids === ids) open.delete(type);
  const answer = await api.saved.check({ type, ids: [...ids] });
  return new Set(answer.ids);
}
