import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { connect, db, disconnect } from "#app/platform/database/db.server.ts";
import { describeImage } from "#app/platform/media/clean-image.server.ts";
import { LOOK_SIZE, type Look } from "#app/platform/media/look.ts";
import { difference, packLook, unpackLook } from "#app/platform/media/look-index.ts";
import { ideasDatabase, summary } from "./database.ts";

const RUNS = 41;
const BATCH = 4_000;
const PROVED = 12;
const JUDGED = 12;

let state = 4;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Between two real looks, and a little beside. */
function invented(real: readonly Look[]): Look {
  const [one, other, share] = [pick(real), pick(real), random()];
  return Int8Array.from({ length: LOOK_SIZE }, (_, at) => (one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share) + (random() + random() - 1) * 12);
}

async function realLooks(): Promise<Look[]> {
  const looks: Look[] = [];
  for (const name of await readdir("demo/media")) {
    if (!name.endsWith(".webp")) continue;
    for (const brightness of [0.8, 1, 1.2])
      looks.push(unpackLook((await describeImage(await sharp(join("demo/media", name)).resize(320).modulate({ brightness }).jpeg().toBuffer())).look));
  }
  return looks;
}

/** A look for each of the 200,000 ideas, where the database has none yet. */
async function fill(): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int n from idea_looks`.execute(db);
  if ((rows[0]?.n ?? 0) > 100_000) return;
  console.log("Making looks (once)...");
  const real = await realLooks();
  const ideas = (
    await sql<{ id: string; room_type: string }>`select id, room_type from design_ideas where status = 'published' and deleted_at is null order by id`.execute(
      db,
    )
  ).rows;
  for (let at = 0; at < ideas.length; at += BATCH) {
    const part = ideas.slice(at, at + BATCH);
    const looks = part.map(() => packLook(invented(real)).toString("hex"));
    await sql`
      insert into idea_looks (idea_id, room_type, cell, signature, look)
      select id, room, get_byte(l, 1), ('x' || encode(substring(l from 3 for 32), 'hex'))::bit(256), substring(l from 35)
      from (select i.id, i.room, decode(i.hex, 'hex') l from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map((idea) => idea.room_type)}::text[], ${looks}::text[]) i(id, room, hex)) x
      on conflict do nothing`.execute(db);
  }
  await sql`vacuum analyze idea_looks`.execute(db);
}

/** Ideas like one and like a photograph, with the cards, and how many of the twelve that are really most alike are found. */
export async function run(): Promise<void> {
  const database = await ideasDatabase();
  connect(database.url);
  const { ideasLike, lookAsText, ideasByLook } = await import("#app/features/inspiration/ideas/look/server/service.server.ts");
  try {
    await fill();
    const all = (
      await sql<{ idea_id: string; room_type: string; look: Buffer }>`select idea_id, room_type, look from idea_looks order by idea_id`.execute(db)
    ).rows.map((row) => ({
      ...row,
      look: Int8Array.from(row.look, (byte) => (byte << 24) >> 24),
    }));
    const asked = Array.from({ length: RUNS }, () => pick(all));
    const measure = async (name: string, work: (idea: (typeof all)[number]) => Promise<unknown>) => {
      const times: number[] = [];
      for (const idea of asked) {
        const start = performance.now();
        await work(idea);
        times.push(performance.now() - start);
      }
      const { median, p95 } = summary(times.slice(5));
      console.log(`${name.padEnd(40)} ${median.toFixed(1).padStart(6)} ms median ${p95.toFixed(1).padStart(6)} ms p95`);
    };
    console.log(`${all.length} looks`);
    await measure("more like this (12 cards)", ({ idea_id, look, room_type }) =>
      ideasLike({ look, room: room_type as "majlis", isOnlyRoom: false, limit: PROVED, except: idea_id }, "en"),
    );
    await measure("by photograph (24 cards)", ({ look }) => ideasByLook(lookAsText(look), "", 24, "en"));
    await measure("by photograph, in one room (24 cards)", ({ look, room_type }) => ideasByLook(lookAsText(look), room_type as "majlis", 24, "en"));
    let found = 0;
    for (const { idea_id, look } of asked.slice(0, JUDGED)) {
      const best = all
        .filter((other) => other.idea_id !== idea_id)
        .map((other) => ({ id: other.idea_id, away: difference(other.look, look) }))
        .sort((a, b) => a.away - b.away)
        .slice(0, PROVED);
      const given = new Set((await ideasByLook(lookAsText(look), "", PROVED + 1, "en")).map(({ id }) => id));
      found += best.filter(({ id }) => given.has(id)).length;
    }
    console.log(`${"found of the really most alike".padEnd(40)} ${((100 * found) / (JUDGED * PROVED)).toFixed(0).padStart(6)} %`);
  } finally {
    await disconnect();
    await database.stop();
  }
}
