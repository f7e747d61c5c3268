import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { postStatus, threadStatus } from "./server/status.server.ts";

async function aThread(status = "visible"): Promise<string> {
  const id = newId();
  const row = { id, idempotency_key: id, slug: `thread-${id}`, topic: "majlis", title: "How high should a seat be", body: "For twenty guests.", status };
  await db.insertInto("forum_threads").values(row).execute();
  return id;
}

describeStatus(threadStatus, { make: aThread, run: plainMoves(threadStatus) });

describeStatus(postStatus, {
  async make(status) {
    const id = newId();
    await db
      .insertInto("forum_posts")
      .values({ id, idempotency_key: id, thread_id: await aThread(), body: "Forty centimeters.", status })
      .execute();
    return id;
  },
  run: plainMoves(postStatus),
});
