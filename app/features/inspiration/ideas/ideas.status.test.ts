import { db } from "#app/platform/database/db.server.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { ideaStatus } from "./server/status.server.ts";
import { anIdea } from "./testing/an-idea.ts";

describeStatus(ideaStatus, {
  async make(status) {
    const { id } = await anIdea();
    await db.updateTable("design_ideas").set({ status }).where("id", "=", id).execute();
    return id;
  },
  run: plainMoves(ideaStatus),
});
