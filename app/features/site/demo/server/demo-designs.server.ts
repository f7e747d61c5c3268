import { type Insertable, type Kysely, sql } from "kysely";
import { renderHere } from "#app/features/studio/design-editor/public.server.ts";
import { DEFAULT_SETTINGS, type EditorSettings } from "#app/features/studio/design-editor/public.ts";
import { type Brief, EMPTY_BRIEF } from "#app/features/studio/interior-creator/public.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type storeImageBytes, storeOwnJpeg } from "#app/platform/media/store-image.server.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { seededId } from "../seeded.ts";

type Input = { accounts: Partial<Record<Role, string>>; stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>; newest: Date };

const BOARD_IDEAS = 9;

type DemoDesign = { name: string; photo: string; daysAgo: number; versions: Partial<EditorSettings>[] };
const DESIGNS: readonly DemoDesign[] = [
  {
    name: "المجلس بإضاءة المساء",
    photo: "majlis-contemporary-1.webp",
    daysAgo: 2,
    versions: [
      { style: "contemporary", palette: "earth_tones" },
      { style: "traditional", palette: "earth_tones", lighting: "warm_evening", brightness: 60 },
    ],
  },
  {
    name: "Living room, calmer",
    photo: "living_room-modern-2.webp",
    daysAgo: 9,
    versions: [{ style: "scandinavian", palette: "scandinavian", saturation: 42 }],
  },
];

type DemoBoard = { title: string; daysAgo: number; brief: Partial<Brief> };
const BOARDS: readonly DemoBoard[] = [
  {
    title: "مجلس الضيوف",
    daysAgo: 1,
    brief: {
      room: "majlis",
      style: "najdi",
      colors: ["#D3B98F", "#2B3A67"],
      budget: 90_000,
      words: "مجلس نجدي لعشرين ضيفًا باللون الرملي والكحلي، حتى 90,000 ريال",
    },
  },
  {
    title: "A calm bedroom",
    daysAgo: 6,
    brief: { room: "bedroom", style: "scandinavian", colors: ["#EFE8DB", "#4B6E4C"], size: 20, words: "A calm Scandinavian bedroom in white and green, 20 m²" },
  },
];

/** Two designs of the editor with their versions, for the homeowner. */
export async function insertDesigns(trx: Kysely<DB>, { accounts, stored, newest }: Input): Promise<void> {
  const owner_id = accounts.homeowner;
  if (!owner_id) return;
  const at = (daysAgo: number, hours = 0) => new Date(newest.getTime() - daysAgo * DAY_MS + hours * HOUR_MS);
  const files: Insertable<DB["files"]>[] = [];
  const file = (name: string, image: Awaited<ReturnType<typeof storeImageBytes>>, created_at: Date) => {
    const id = seededId(name, created_at);
    files.push({ ...image, id, is_public: false, owner_id, created_at });
    return id;
  };
  const designs = await Promise.all(
    DESIGNS.map(async ({ name, photo, daysAgo, versions }) => {
      const source = stored.get(photo);
      if (!source) throw new Error(`No photograph ${photo}`);
      const made = at(daysAgo);
      const bytes = await storage.read(source.storage_key);
      const results = await Promise.all(
        versions.map(async (chosen) => {
          const settings = { ...DEFAULT_SETTINGS, ...chosen };
          return { settings, image: await storeOwnJpeg(Buffer.from(await renderHere({ source: bytes, settings }))) };
        }),
      );
      const id = seededId(`design ${photo}`, made);
      const rows = results.map(({ settings, image }, n) => ({
        id: seededId(`design ${photo} version ${n + 1}`, at(daysAgo, n)),
        design_id: id,
        number: n + 1,
        settings: JSON.stringify(settings),
        file_id: file(`design ${photo} file ${n + 1}`, image, at(daysAgo, n)),
        created_at: at(daysAgo, n),
      }));
      const last = rows[rows.length - 1];
      if (!last) throw new Error(`No version of ${name}`);
      const own = { id, owner_id, name, source_id: file(`design ${photo} source`, source, made), last_number: rows.length };
      return { design: { ...own, applied: last.settings, applied_id: last.file_id, created_at: made, updated_at: last.created_at }, versions: rows };
    }),
  );
  await trx.insertInto("files").values(files).execute();
  await trx
    .insertInto("designs")
    .values(designs.map(({ design }) => design))
    .execute();
  await trx
    .insertInto("design_versions")
    .values(designs.flatMap(({ versions }) => versions))
    .execute();
}

type BoardIdea = { id: string; reasons: string[] };

/** Two boards of the creator, each with rooms of its kind; those in its look come first. */
export async function insertBoards(trx: Kysely<DB>, { accounts, newest }: Pick<Input, "accounts" | "newest">): Promise<void> {
  const owner_id = accounts.homeowner;
  if (!owner_id) return;
  const boards = BOARDS.map(({ title, daysAgo, brief }) => {
    const made = new Date(newest.getTime() - daysAgo * DAY_MS);
    return { id: seededId(`board ${title}`, made), owner_id, title, brief: { ...EMPTY_BRIEF, ...brief }, created_at: made, updated_at: made };
  });
  await trx
    .insertInto("interior_boards")
    .values(boards.map(({ brief, ...row }) => ({ ...row, brief: JSON.stringify(brief) })))
    .execute();
  const rows: { board_id: string; idea_id: string; position: number; reasons: string[] }[] = [];
  for (const { id, brief } of boards) {
    const inLook = brief.style === "najdi" ? sql`i.region = 'najd'` : sql`i.style = ${brief.style}`;
    const found = await sql<BoardIdea>`
      select i.id, array_remove(array['room', case when ${inLook} then 'style' end, case when i.estimated_cost <= ${(brief.budget ?? 0) * 100} then 'budget' end], null) reasons
      from design_ideas i where i.room_type = ${brief.room} and i.status = 'published' order by (${inLook}) is true desc, i.popularity desc, i.id limit ${BOARD_IDEAS}`.execute(
      trx,
    );
    rows.push(...found.rows.map((idea, n) => ({ board_id: id, idea_id: idea.id, position: n + 1, reasons: idea.reasons })));
  }
  await trx.insertInto("interior_board_ideas").values(rows).execute();
}
