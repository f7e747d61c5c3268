import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { reviewStatus } from "./server/status.server.ts";

describeStatus(reviewStatus, {
  async make(status) {
    const [id, author] = [newId(), await aUser()];
    await db
      .insertInto("reviews")
      .values({ id, subject_type: "vendor", subject_id: newId(), author_id: author.id, author_name: author.name, rating: 4, status })
      .execute();
    return id;
  },
  run: plainMoves(reviewStatus),
});
