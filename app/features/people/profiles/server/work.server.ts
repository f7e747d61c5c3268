import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { ProfileWork } from "../profiles.contract.ts";
import { WORK_PER_PAGE } from "../profiles.ts";
import { seenProfile } from "./page.server.ts";
import { type FoundWork, profileWork } from "./slots.server.ts";

const NOTHING: FoundWork = { items: [], total: 0, rating: null };

/** @throws NOT_FOUND as the page itself */
export async function getProfileWork(viewer: Viewer | null, { id, page }: { id: string; page: number }, language: string): Promise<ProfileWork> {
  const { record } = await seenProfile(viewer, id);
  const [read] = profileWork.all();
  const found = read ? await read(record.id, { limit: WORK_PER_PAGE, offset: (page - 1) * WORK_PER_PAGE }, language) : NOTHING;
  return { ...found, pageCount: Math.ceil(found.total / WORK_PER_PAGE) };
}
