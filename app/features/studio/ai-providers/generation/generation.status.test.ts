import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { generationStatus } from "./status.server.ts";

describeStatus(generationStatus, {
  async make(state) {
    const id = newId();
    const provider = { provider_id: id, provider_name: "Ours", kind: "openai" };
    await db
      .insertInto("ai_generations")
      .values({ id, day: "2026-11-24", cost_micros: 1, expires_at: new Date(), purpose: "redesign", reference: id, ...provider, state })
      .execute();
    return id;
  },
  run: plainMoves(generationStatus),
});
