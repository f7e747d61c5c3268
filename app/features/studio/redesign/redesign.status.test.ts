import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { redesignPictureStatus } from "./server/picture-status.server.ts";

describeStatus(redesignPictureStatus, {
  async make(state) {
    const [id, owner] = [newId(), await aUser()];
    const bytes = { storage_key: id, sha256: id, mime: "image/webp", byte_size: 1, width: 4, height: 3, is_public: false };
    await db
      .insertInto("files")
      .values({ id, ...bytes, owner_id: owner.id })
      .execute();
    await db.insertInto("redesigns").values({ id, owner_id: owner.id, photo_id: id }).execute();
    const wanted = { number: 1, style: "modern", engine: "embedded", deadline_at: new Date(Date.now() + 3_600_000) };
    await db
      .insertInto("redesign_pictures")
      .values({ id, redesign_id: id, owner_id: owner.id, ...wanted, state })
      .execute();
    return id;
  },
  run: plainMoves(redesignPictureStatus),
});
