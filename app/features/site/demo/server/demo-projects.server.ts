import type { Insertable, Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { demoDistricts, demoProjects } from "../data/projects.ts";
import type { DemoImage } from "../demo-photos.ts";
import { seeded, seededId } from "../seeded.ts";
import { DIRECTORY_PEOPLE } from "./demo-profiles.server.ts";

type Input = {
  accounts: Partial<Record<Role, string>>;
  images: readonly DemoImage[];
  stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>;
  newest: Date;
};

const PROJECTS = 120;
/** So far apart they began; the newest twelve days ago. */
const DAYS_BETWEEN = 3;
/** Of the demo's homeowner: one in each state. */
const OWN = 6;
const STATES = ["draft", "planning", "open", "in_progress", "completed", "archived"] as const;
/** What happened until a state was reached, in its order. */
const PAST = {
  draft: [],
  planning: ["status.placed"],
  open: ["status.placed", "status.opened"],
  in_progress: ["status.placed", "status.opened", "status.started"],
  completed: ["status.placed", "status.opened", "status.started", "status.completed"],
  archived: ["status.placed", "status.archived"],
} as const;

/** Projects in every state, with a picture, a brief and a log. */
export async function insertProjects(trx: Kysely<DB>, { accounts, images, stored, newest }: Input): Promise<void> {
  const { homeowner } = accounts;
  if (!homeowner) return;
  const people = await trx
    .selectFrom("users")
    .select("id")
    .where("is_demo", "=", true)
    .where("email", "not like", `%@${DIRECTORY_PEOPLE}.example`)
    .orderBy("email")
    .execute();
  const others = people.map(({ id }) => id).filter((id) => id !== homeowner);
  const projects: Insertable<DB["projects"]>[] = [];
  const rooms: Insertable<DB["project_rooms"]>[] = [];
  const items: Insertable<DB["brief_items"]>[] = [];
  const events: Insertable<DB["project_events"]>[] = [];
  const files: Insertable<DB["files"]>[] = [];
  const links: Insertable<DB["project_files"]>[] = [];
  for (let n = 0; n < PROJECTS; n += 1) {
    const random = seeded(`project ${n}`);
    const plan = demoProjects[n % demoProjects.length];
    const [city, en, ar] = demoDistricts[n % demoDistricts.length] ?? (["Riyadh", "Al Malqa", "الملقا"] as const);
    const owner = n < OWN ? homeowner : others[n % others.length];
    const image = random.pick(images.filter(({ file }) => plan?.photo.test(file) && stored.has(file)));
    const bytes = stored.get(image.file);
    if (!plan || !owner || !bytes) continue;
    const word = n % 2;
    const status = STATES[(n + Math.floor(n / STATES.length)) % STATES.length] ?? "draft";
    const made = new Date(newest.getTime() - (12 + n * DAYS_BETWEEN) * DAY_MS);
    const id = seededId(`project ${n}`, made);
    const roomId = seededId(`project ${n} room`, made);
    const cover = seededId(`project ${n} cover`, made);
    const past = PAST[status];
    const at = (step: number) => new Date(made.getTime() + step * 3 * DAY_MS);
    files.push({ ...bytes, id: cover, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: false, owner_id: owner, created_at: made });
    links.push({ project_id: id, file_id: cover, kind: "inspiration", name: image.file, created_at: made });
    projects.push({
      ...{ id, owner_id: owner, status, work: plan.work, city, district: word ? ar : en, title: plan.title[word] ?? "", about: plan.about[word] ?? null },
      ...{
        property: random.pick(["villa", "apartment", "floor"]),
        ownership: "own",
        built_year: random.int(1998, 2021),
        permits: "not_needed",
        occupancy: "family",
      },
      ...{ budget_min: plan.cost * 80, budget_max: plan.cost * 115, styles: [random.pick(["modern", "traditional", "najdi", "minimalist"])] },
      ...{ last_number: plan.items.length, cover_id: cover, created_at: made, updated_at: at(past.length), placed_at: past.length > 0 ? at(1) : null },
    });
    rooms.push({ id: roomId, project_id: id, position: 0, kind: plan.room, area: plan.area });
    for (const [position, [nameEn, nameAr, quantity, unit]] of plan.items.entries())
      items.push({
        ...{ id: seededId(`project ${n} item ${position}`, made), project_id: id, room_id: roomId, position, number: position + 1 },
        ...{ name: word ? nameAr : nameEn, quantity, unit },
      });
    for (const [step, kind] of ["status.created", ...past].entries())
      events.push({
        ...{ id: seededId(`project ${n} ${kind}`, at(step)), project_id: id, actor_id: owner, kind, created_at: at(step) },
        data: JSON.stringify(kind === "status.placed" ? { items: plan.items.length } : {}),
      });
  }
  await trx.insertInto("files").values(files).execute();
  await trx.insertInto("projects").values(projects).execute();
  await trx.insertInto("project_rooms").values(rooms).execute();
  await trx.insertInto("brief_items").values(items).execute();
  await trx.insertInto("project_files").values(links).execute();
  await trx.insertInto("project_events").values(events).execute();
}
