import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { FEEDBACK_STATUSES } from "./feedback.ts";
import { feedbackStatus } from "./server/status.server.ts";

const run = (name: keyof typeof feedbackStatus.moves) => (id: string) => feedbackStatus.move(db, id, name, { by: null });

describeStatus(feedbackStatus, {
  async make(status) {
    const [id, author] = [newId(), await aUser()];
    await db
      .insertInto("feedback")
      .values({ id, idempotency_key: newId(), author_id: author.id, kind: "idea", body: `About ${id}`, language: "en", status })
      .execute();
    return id;
  },
  run: Object.fromEntries(FEEDBACK_STATUSES.map((name) => [name, run(name)])) as Record<(typeof FEEDBACK_STATUSES)[number], ReturnType<typeof run>>,
});
