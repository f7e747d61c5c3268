import { type Insertable, type Kysely, sql } from "kysely";
import { insertIdeas, type NewIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { demoIdeas } from "../data/ideas.ts";
import type { DemoImage } from "../demo-photos.ts";
import { seeded, seededId } from "../seeded.ts";
import { DIRECTORY_PEOPLE } from "./demo-profiles.server.ts";

type Input = {
  accounts: Partial<Record<Role, string>>;
  images: readonly DemoImage[];
  stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>;
  newest: Date;
};

// Sixty rooms over some four months.
const BETWEEN_HOURS = 47;

/** Published rooms with their photographs, and what the people of the demo think of them. */
export async function insertDemoIdeas(trx: Kysely<DB>, input: Input): Promise<readonly NewIdea[]> {
  const people = await demoUsers(trx);
  const files: Insertable<DB["files"]>[] = [];
  const known = new Map(input.images.map((image) => [image.file, image]));
  const ideas = demoIdeas.map((idea, index): NewIdea => {
    const cover = idea.photos[0] ?? "";
    const publishedAt = new Date(input.newest.getTime() - (index * BETWEEN_HOURS + seeded(`idea ${cover}`).int(2, 30)) * HOUR_MS);
    const authorId = input.accounts[idea.author as Role] ?? people.get(idea.author) ?? null;
    const store = (name: string, use: "photo" | "before"): string => {
      const image = known.get(`${name}.webp`);
      const bytes = input.stored.get(`${name}.webp`);
      if (!image || !bytes) throw new Error(`No photograph ${name}`);
      const id = seededId(`idea ${use} ${cover} ${name}`, publishedAt);
      files.push({ ...bytes, id, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: true, owner_id: authorId, created_at: publishedAt });
      return id;
    };
    return {
      id: seededId(`idea ${cover}`, publishedAt),
      title: idea.title.en,
      titleAr: idea.title.ar,
      content: idea.text.en,
      contentAr: idea.text.ar,
      ...kindOf(cover),
      region: idea.region ?? null,
      tags: idea.tags,
      estimatedCost: toMinor(idea.cost),
      difficulty: idea.difficulty,
      estimatedTime: idea.time,
      authorId,
      uploadSource: "manual",
      photoIds: idea.photos.map((name) => store(name, "photo")),
      beforeId: idea.before === undefined ? null : store(idea.before, "before"),
      publishedAt,
    };
  });
  await trx.insertInto("files").values(files).execute();
  await insertIdeas(trx, ideas);
  await insertReactions(trx, { ideas, users: [...people.values()], homeownerId: input.accounts.homeowner, newest: input.newest });
  return ideas;
}

/** 'majlis-art_deco-2' → a majlis in Art Deco. */
function kindOf(photo: string): Pick<NewIdea, "style" | "roomType"> {
  const [room, kind] = photo.split("-");
  const roomType = ROOM_TYPES.find((known) => known === room);
  const style = STYLES.find((known) => known === kind);
  if (!roomType || !style) throw new Error(`No room or style: ${photo}`);
  return { roomType, style };
}

/** The professionals of the demo by user name, then the accounts that people sign in with. */
async function demoUsers(trx: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, coalesce(p.username, u.email) name from users u join profiles p on p.id = u.id where u.is_demo and u.email not like ${`%@${DIRECTORY_PEOPLE}.example`} order by u.email`.execute(
    trx,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

type Reacting = { ideas: readonly NewIdea[]; users: readonly string[]; homeownerId: string | undefined; newest: Date };

/** Likes, ratings and saved ideas: each is a row of one of the demo's people, none of them the idea's author. */
async function insertReactions(trx: Kysely<DB>, { ideas, users, homeownerId, newest }: Reacting): Promise<void> {
  const likes: Insertable<DB["idea_likes"]>[] = [];
  const ratings: Insertable<DB["idea_ratings"]>[] = [];
  const saves: Insertable<DB["saved_items"]>[] = [];
  for (const [index, { id = "", title, authorId, publishedAt = newest }] of ideas.entries()) {
    const random = seeded(`reactions ${title}`);
    const others = users.filter((user) => user !== authorId && user !== homeownerId);
    const at = () => new Date(publishedAt.getTime() + random.next() * (newest.getTime() - publishedAt.getTime()));
    // some rooms are liked by nearly everybody, most by a few
    const isLoved = demoIdeas[index]?.isLoved ?? false;
    const appeal = isLoved ? 1 : random.next() ** 1.6;
    for (const user_id of random.sample(others, Math.round(appeal * others.length))) likes.push({ user_id, idea_id: id, created_at: at() });
    for (const user_id of random.sample(others, random.int(0, 6)))
      ratings.push({ user_id, idea_id: id, rating: random.chance(0.55 + appeal * 0.3) ? 5 : random.int(3, 4), created_at: at() });
    for (const user_id of random.sample(others, isLoved ? others.length : random.int(0, Math.ceil(appeal * 5))))
      saves.push({ user_id, entity_type: "idea", entity_id: id, created_at: at() });
    if (homeownerId && index % 9 === 1) saves.push({ user_id: homeownerId, entity_type: "idea", entity_id: id, created_at: at() });
    if (homeownerId && index % 7 === 1) likes.push({ user_id: homeownerId, idea_id: id, created_at: at() });
  }
  await trx.insertInto("idea_likes").values(likes).execute();
  await trx.insertInto("idea_ratings").values(ratings).execute();
  await trx.insertInto("saved_items").values(saves).execute();
}
