import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { personStatus } from "./server/person-status.server.ts";
import { aProject } from "./testing/a-project.ts";

describeStatus(personStatus, {
  async make(status) {
    const [id, owner, person] = [newId(), await aUser(), status === "accepted" ? await aUser() : null];
    const sent = { email: `${id}@status.example`, role: "co_owner", token: id, expires_at: new Date(Date.now() + 3_600_000) };
    await db
      .insertInto("project_people")
      .values({ id, project_id: await aProject({ ownerId: owner.id }), ...sent, user_id: person?.id ?? null, status })
      .execute();
    return id;
  },
  run: plainMoves(personStatus, { accept: async () => ({ user_id: (await aUser()).id }) }),
});
