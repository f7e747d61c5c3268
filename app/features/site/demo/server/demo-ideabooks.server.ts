import { createHash } from "node:crypto";
import { type Insertable, type Kysely, sql } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import { demoIdeabooks } from "../data/ideabooks.ts";
import { seeded, seededId } from "../seeded.ts";
import { DIRECTORY_PEOPLE } from "./demo-profiles.server.ts";

type Input = { accounts: Partial<Record<Role, string>>; newest: Date };

/** Between neighbors, as the feature leaves it. */
const GAP = 65_536;

/** Deterministic keys of links. */
const keyOf = (name: string): string => createHash("sha256").update(`diwan-demo link ${name}`).digest("base64url").slice(0, 32);

/** Ideabooks of the demo's people, some public, some shared, and who likes them. */
export async function insertIdeabooks(trx: Kysely<DB>, { accounts, newest }: Input): Promise<void> {
  const ideas = new Map((await trx.selectFrom("design_ideas").select(["id", "title"]).execute()).map(({ id, title }) => [title, id]));
  const users = await trx
    .selectFrom("users as u")
    .innerJoin("profiles as p", "p.id", "u.id")
    .select(["u.id", "u.email", "p.username"])
    .where("u.is_demo", "=", true)
    .where("u.email", "not like", `%@${DIRECTORY_PEOPLE}.example`)
    .orderBy("u.email")
    .execute();
  const idOf = (who: string) => accounts[who as Role] ?? users.find(({ username }) => username === who)?.id;
  const books: Insertable<DB["ideabooks"]>[] = [];
  const items: Insertable<DB["ideabook_items"]>[] = [];
  const members: Insertable<DB["ideabook_members"]>[] = [];
  const likes: Insertable<DB["ideabook_likes"]>[] = [];
  for (const book of demoIdeabooks) {
    const owner = idOf(book.owner);
    if (!owner) continue;
    const random = seeded(`ideabook ${book.title}`);
    const made = new Date(newest.getTime() - book.daysAgo * DAY_MS);
    const id = seededId(`ideabook ${book.title}`, made);
    const changed = new Date(made.getTime() + book.ideas.length * HOUR_MS);
    const { title, description, visibility } = book;
    books.push({ id, owner_id: owner, title, description, visibility, share_token: keyOf(title), created_at: made, updated_at: changed });
    for (const [index, entry] of book.ideas.entries()) {
      const [name, note = null] = typeof entry === "string" ? [entry] : entry;
      const idea_id = ideas.get(name);
      if (!idea_id) throw new Error(`No idea ${name}`);
      const at = new Date(made.getTime() + index * HOUR_MS);
      items.push({
        id: seededId(`ideabook ${title} ${name}`, at),
        ideabook_id: id,
        idea_id,
        note,
        position: (index + 1) * GAP,
        added_by: owner,
        created_at: at,
        updated_at: at,
      });
    }
    for (const [who, role] of book.members ?? []) {
      const user = users.find((known) => known.id === idOf(who));
      if (!user) continue;
      members.push({
        id: seededId(`ideabook ${title} member ${who}`, made),
        ideabook_id: id,
        email: user.email,
        user_id: user.id,
        role,
        status: "accepted",
        token: keyOf(`${title} ${who}`),
        invited_by: owner,
        expires_at: new Date(made.getTime() + 30 * DAY_MS),
        created_at: made,
        answered_at: changed,
      });
    }
    if (visibility !== "public") continue;
    const others = users.map((user) => user.id).filter((user) => user !== owner && user !== accounts.homeowner);
    for (const user_id of random.sample(others, random.int(2, others.length))) likes.push({ user_id, ideabook_id: id, created_at: changed });
  }
  if (books.length === 0) return;
  await trx.insertInto("ideabooks").values(books).execute();
  await trx.insertInto("ideabook_items").values(items).execute();
  if (members.length > 0) await trx.insertInto("ideabook_members").values(members).execute();
  if (likes.length > 0) await trx.insertInto("ideabook_likes").values(likes).execute();
  // adding to one's own ideabook also saves it
  await sql`
    insert into saved_items (user_id, entity_type, entity_id, created_at)
    select b.owner_id, 'idea', it.idea_id, min(it.created_at) from ideabook_items it join ideabooks b on b.id = it.ideabook_id group by 1, 3
    on conflict do nothing`.execute(trx);
  // the trigger that counts the items also says that their ideabook was changed just now
  await sql`
    update ideabooks b set updated_at = n.at from unnest(${books.map(({ id }) => id)}::uuid[], ${books.map(({ updated_at }) => updated_at)}::timestamptz[]) n(id, at)
    where b.id = n.id`.execute(trx);
}
