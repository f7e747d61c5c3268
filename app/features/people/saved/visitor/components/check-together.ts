import { api } from "#app/api/client.ts";
import { askTogether } from "#app/platform/api/ask-together.ts";
import { CHECK_AT_ONCE, SAVABLE, type Savable } from "../../saved.ts";

const asking = new Map(SAVABLE.map((type) => [type, askTogether(async (ids) => new Set((await api.saved.check({ type, ids })).ids), CHECK_AT_ONCE)] as const));

/** Whether one item is saved. Batches a page's checks into one call. */
export const checkTogether = async (type: Savable, id: string): Promise<boolean> => Boolean((await asking.get(type)?.(id))?.has(id));
