import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { memberStatus } from "./server/member-status.server.ts";

describeStatus(memberStatus, {
  async make(status) {
    const [id, owner, member] = [newId(), await aUser(), status === "accepted" ? await aUser() : null];
    await db.insertInto("ideabooks").values({ id, owner_id: owner.id, title: "Mother’s kitchen", share_token: id }).execute();
    const sent = { email: `${id}@status.example`, role: "edit", token: id, expires_at: new Date(Date.now() + 3_600_000) };
    await db
      .insertInto("ideabook_members")
      .values({ id, ideabook_id: id, ...sent, user_id: member?.id ?? null, status })
      .execute();
    return id;
  },
  run: plainMoves(memberStatus, { accept: async () => ({ user_id: (await aUser()).id }) }),
});
