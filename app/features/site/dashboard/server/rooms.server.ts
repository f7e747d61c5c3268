import { listOwnBooks } from "#app/features/inspiration/ideabooks/public.server.ts";
import { newInTaste } from "#app/features/inspiration/ideas/public.server.ts";
import { runningProject } from "#app/features/projects/projects/public.server.ts";
import { listOfProject } from "#app/features/projects/requests/public.server.ts";
import { listDesigns } from "#app/features/studio/design-editor/public.server.ts";
import { listBoards } from "#app/features/studio/interior-creator/public.server.ts";
import { listRedesigns } from "#app/features/studio/redesign/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DashboardRooms } from "../dashboard.contract.ts";

const WORKS = 4;
const BOOKS = 3;
const FRESH = 4;

/** The data of a homeowner's first page. One bounded query per part, in parallel. */
export async function readRooms(viewer: Viewer, language: string): Promise<DashboardRooms> {
  const [redesigns, designs, boards, ideabooks, fresh, project] = await Promise.all([
    listRedesigns(viewer.id, undefined, WORKS),
    listDesigns(viewer, undefined, WORKS),
    listBoards(viewer, undefined, language, WORKS),
    listOwnBooks(viewer, { editable: false, search: "", limit: BOOKS }, language),
    newInTaste(viewer.id, FRESH, language),
    readProject(viewer, language),
  ]);
  return { project, redesigns: redesigns.items, designs: designs.items, boards: boards.items, ideabooks: ideabooks.items, fresh };
}

/** The project of the large card, with the request for bids that waits for its household, else the newest that is open. */
async function readProject(viewer: Viewer, language: string): Promise<DashboardRooms["project"]> {
  const project = await runningProject(viewer, language);
  if (!project) return null;
  // What waits for bids; a booked package has its price already.
  const requests = (await listOfProject(viewer, project.id, language)).filter(({ fixedPrice }) => fixedPrice === null);
  const request = requests.find(({ status }) => status === "closed") ?? requests.find(({ status }) => status === "open");
  const { id, title, status, city, district, cover } = project;
  return { id, title, status, city, district, cover, request: request ? { id: request.id, lastDay: request.lastDay, bids: request.bids } : null };
}
