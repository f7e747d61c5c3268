import { type Insertable, type Kysely, sql } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { type DemoThread, demoThreads } from "../data/forum.ts";
import type { DemoImage } from "../demo-photos.ts";
import { seeded, seededId } from "../seeded.ts";

type Input = {
  accounts: Partial<Record<Role, string>>;
  images: readonly DemoImage[];
  stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>;
  newest: Date;
};

/** Questions and answers of the demo's people, with who found them helpful; counted back from the demo's newest day. */
export async function insertForum(trx: Kysely<DB>, { accounts, images, stored, newest }: Input): Promise<void> {
  const people = await trx.selectFrom("profiles").select(["id", "username"]).where("username", "is not", null).execute();
  const idOf = (who: string) => accounts[who as Role] ?? people.find(({ username }) => username === who)?.id ?? null;
  const usernames = people.map(({ username }) => username ?? "");
  const mentionsOf = (text: string) => usernames.filter((name) => text.includes(`@${name}`));
  const threads: Insertable<DB["forum_threads"]>[] = [];
  const posts: Insertable<DB["forum_posts"]>[] = [];
  const threadVotes: Insertable<DB["forum_thread_votes"]>[] = [];
  const postVotes: Insertable<DB["forum_post_votes"]>[] = [];
  const accepted: { id: string; postId: string }[] = [];
  /** So many of the others, the same ones every time. */
  const voters = (name: string, author: string | null, count: number) =>
    seeded(`votes ${name}`).sample(
      people.map(({ id }) => id).filter((id) => id !== author),
      count,
    );

  for (const thread of demoThreads) {
    const at = new Date(newest.getTime() - thread.hoursAgo * HOUR_MS);
    const later = (hours: number) => new Date(Math.min(newest.getTime(), at.getTime() + hours * HOUR_MS));
    const id = seededId(`thread ${thread.title}`, at);
    const author = idOf(thread.by);
    threads.push({
      id,
      topic: thread.topic,
      slug: slugify(thread.title),
      author_id: author,
      idempotency_key: id,
      title: thread.title,
      body: thread.body,
      language: languageOf(thread.title),
      is_pinned: thread.isPinned ?? false,
      created_at: at,
      last_activity_at: at,
    });
    for (const user_id of voters(thread.title, author, thread.votes)) threadVotes.push({ user_id, thread_id: id, created_at: later(1) });
    const add = (said: { by: string; body: string; hoursLater: number }, parentId: string | null) => {
      const postAt = later(said.hoursLater);
      const postId = seededId(`post ${said.body}`, postAt);
      const { body } = said;
      posts.push({
        id: postId,
        thread_id: id,
        parent_id: parentId,
        author_id: idOf(said.by),
        idempotency_key: postId,
        body,
        language: languageOf(body.slice(0, 40)),
        mentions: mentionsOf(body),
        created_at: postAt,
      });
      return postId;
    };
    for (const answer of thread.answers ?? []) {
      const postId = add(answer, null);
      if (answer.isAccepted) accepted.push({ id, postId });
      for (const user_id of voters(answer.body, idOf(answer.by), answer.votes ?? 0))
        postVotes.push({ user_id, post_id: postId, created_at: later(answer.hoursLater + 1) });
      for (const reply of answer.replies ?? []) add(reply, postId);
    }
  }
  await trx.insertInto("forum_threads").values(threads).execute();
  await insertPhotos(trx, demoThreads, { images, stored, newest, idOf });
  // parents before their replies
  await trx
    .insertInto("forum_posts")
    .values(posts.filter((post) => !post.parent_id))
    .execute();
  await trx
    .insertInto("forum_posts")
    .values(posts.filter((post) => post.parent_id))
    .execute();
  await trx.insertInto("forum_thread_votes").values(threadVotes).execute();
  await trx.insertInto("forum_post_votes").values(postVotes).execute();
  for (const { id, postId } of accepted) await trx.updateTable("forum_threads").set({ accepted_id: postId }).where("id", "=", id).execute();
  await sql`insert into forum_thread_follows (user_id, thread_id, created_at) select author_id, id, created_at from forum_threads where author_id is not null`.execute(
    trx,
  );
}

type PhotoInput = Pick<Input, "images" | "stored" | "newest"> & { idOf(who: string): string | null };

async function insertPhotos(trx: Kysely<DB>, given: readonly DemoThread[], { images, stored, newest, idOf }: PhotoInput): Promise<void> {
  for (const { photo, title, by, hoursAgo } of given) {
    const bytes = photo && stored.get(photo);
    const image = images.find(({ file }) => file === photo);
    if (!bytes || !image) continue;
    const at = new Date(newest.getTime() - hoursAgo * HOUR_MS);
    const fileId = seededId(`forum photo ${title}`, at);
    await trx
      .insertInto("files")
      .values({ ...bytes, id: fileId, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: true, owner_id: idOf(by), created_at: at })
      .execute();
    await trx
      .insertInto("forum_photos")
      .values({ file_id: fileId, thread_id: seededId(`thread ${title}`, at), position: 0 })
      .execute();
  }
}
