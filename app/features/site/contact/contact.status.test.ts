import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { contactStatus } from "./server/status.server.ts";

describeStatus(contactStatus, {
  async make(status) {
    const id = newId();
    await db
      .insertInto("contact_messages")
      .values({ id, idempotency_key: newId(), name: "Reem", email: `${id}@test.example`, topic: "other", body: `About ${id}`, language: "en", status })
      .execute();
    return id;
  },
  run: plainMoves(contactStatus),
});
