import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { exportStatus } from "./server/export-status.server.ts";

const run = (name: keyof typeof exportStatus.moves) => (id: string) => exportStatus.move(db, id, name, { by: null });

describeStatus(exportStatus, {
  async make(status) {
    const [id, owner] = [newId(), await aUser()];
    await db.insertInto("personal_exports").values({ id, user_id: owner.id, language: "en", status }).execute();
    return id;
  },
  run: { start: run("start"), finish: run("finish"), fail: run("fail"), expire: run("expire") },
});
