import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { interiorPictureStatus } from "./server/picture-status.server.ts";

describeStatus(interiorPictureStatus, {
  async make(state) {
    const [id, owner] = [newId(), await aUser()];
    await db
      .insertInto("interior_boards")
      .values({ id, owner_id: owner.id, title: "Majlis", brief: JSON.stringify({ room: "majlis" }) })
      .execute();
    const wanted = { engine: "own", engine_name: "Ours", prompt: "A majlis", has_consent: true };
    await db
      .insertInto("interior_pictures")
      .values({ id, board_id: id, owner_id: owner.id, ...wanted, state })
      .execute();
    return id;
  },
  run: plainMoves(interiorPictureStatus),
});
