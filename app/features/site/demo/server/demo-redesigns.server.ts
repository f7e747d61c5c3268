import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Insertable, Kysely } from "kysely";
import { z } from "zod";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { seededId } from "../seeded.ts";

type Stored = Awaited<ReturnType<typeof storeImageBytes>>;
type Input = { accounts: Partial<Record<Role, string>>; stored: ReadonlyMap<string, Stored>; newest: Date };

const folder = resolve("demo/redesigns");

/** Pictures of our own engine for the demo's rooms, with its report: rendered in advance, so that loading stays quick. */
const Rooms = z.array(
  z.object({
    photo: z.string(),
    roomType: z.string(),
    title: z.string().nullable(),
    hoursAgo: z.number(),
    isShared: z.boolean(),
    pictures: z.array(z.object({ style: z.string(), seconds: z.number(), changed: z.array(z.unknown()), leftAlone: z.array(z.unknown()) })),
  }),
);

/** The redesigned rooms of the demo's homeowner. */
export async function insertRedesigns(trx: Kysely<DB>, { accounts, stored, newest }: Input): Promise<void> {
  const ownerId = accounts.homeowner;
  if (!ownerId) return;
  const rooms = Rooms.parse(JSON.parse(await readFile(resolve(folder, "rooms.json"), "utf8")));
  const results = new Map<string, Stored>();
  await Promise.all(
    rooms.flatMap(({ photo, pictures }) =>
      pictures.map(async ({ style }) => results.set(`${photo}-${style}`, await storeImageBytes(await readFile(resolve(folder, `${photo}-${style}.webp`))))),
    ),
  );
  const files: Insertable<DB["files"]>[] = [];
  const redesigns: Insertable<DB["redesigns"]>[] = [];
  const pictures: Insertable<DB["redesign_pictures"]>[] = [];
  const store = (name: string, bytes: Stored | undefined, at: Date): string => {
    if (!bytes) throw new Error(`No picture ${name}`);
    const id = seededId(`redesign file ${name}`, at);
    files.push({ ...bytes, id, is_public: false, owner_id: ownerId, created_at: at });
    return id;
  };
  for (const room of rooms) {
    const at = new Date(newest.getTime() - room.hoursAgo * HOUR_MS);
    const minutes = (n: number) => new Date(at.getTime() + n * 60_000);
    const id = seededId(`redesign ${room.photo}`, at);
    redesigns.push({
      id,
      owner_id: ownerId,
      photo_id: store(room.photo, stored.get(`${room.photo}.webp`), at),
      title: room.title,
      room_type: room.roomType,
      analysis_state: "ready",
      share_key: room.isShared ? createHash("sha256").update(`diwan-demo redesign ${room.photo}`).digest("base64url").slice(0, 24) : null,
      picture_count: room.pictures.length,
      created_at: at,
      updated_at: minutes(room.pictures.length * 3),
    });
    for (const [index, { style, seconds, changed, leftAlone }] of room.pictures.entries()) {
      const begun = minutes(index * 3 + 1);
      const name = `${room.photo}-${style}`;
      pictures.push({
        id: seededId(`redesign picture ${name}`, begun),
        redesign_id: id,
        owner_id: ownerId,
        number: index + 1,
        engine: "diwan",
        style,
        state: "done",
        changed: JSON.stringify(changed),
        left_alone: JSON.stringify(leftAlone),
        file_id: store(name, results.get(name), begun),
        deadline_at: minutes(index * 3 + 5),
        created_at: begun,
        started_at: begun,
        ended_at: new Date(begun.getTime() + seconds * 1000),
      });
    }
  }
  await trx.insertInto("files").values(files).execute();
  await trx.insertInto("redesigns").values(redesigns).execute();
  await trx.insertInto("redesign_pictures").values(pictures).execute();
}
