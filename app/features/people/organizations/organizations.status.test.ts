import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { invitationStatus } from "./server/status.server.ts";

const run = (name: keyof typeof invitationStatus.moves) => (id: string) => invitationStatus.move(db, id, name, { by: null });

describeStatus(invitationStatus, {
  async make(status) {
    const [id, organization_id] = [newId(), newId()];
    await db
      .insertInto("organizations")
      .values({ id: organization_id, name: `Of ${id}` })
      .execute();
    const sent = { email: `${id}@status.example`, role: "editor", language: "en", token_hash: id, expires_at: new Date(Date.now() + 3_600_000) };
    await db
      .insertInto("organization_invitations")
      .values({ id, organization_id, status, ...sent })
      .execute();
    return id;
  },
  run: { accept: run("accept"), decline: run("decline"), withdraw: run("withdraw") },
});
