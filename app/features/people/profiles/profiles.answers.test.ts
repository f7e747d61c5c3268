import { expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";

async function aProfessional(): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", viewer.id).execute();
  return viewer;
}

/** Somebody wrote, and was answered after so many minutes; null: never. */
async function asked(owner: Viewer, minutes: number | null) {
  const client = await aUser();
  const { conversationId, message } = await as(client).messages.start({ about: { profile: owner.id }, idempotencyKey: newId(), body: "Salam" });
  if (minutes === null) return;
  const answer = await as(owner).messages.send({ id: conversationId, idempotencyKey: newId(), body: "Welcome" });
  const at = new Date(message.at).getTime() + minutes * MINUTE_MS;
  await db
    .updateTable("messages")
    .set({ created_at: new Date(at) })
    .where("id", "=", answer.id)
    .execute();
}

const answerTime = async (id: string) => (await as().profiles.get({ id })).answerTime;

test("how fast someone answers is the median, said from three answers on; what waits does not count, nor what they began", async () => {
  const [owner, other] = [await aProfessional(), await aProfessional()];
  for (const minutes of [10, 600]) await asked(owner, minutes);
  await asked(owner, null);
  await as(owner).messages.start({ about: { profile: other.id }, idempotencyKey: newId(), body: "Salam" });
  expect(await answerTime(owner.id)).toBeNull();
  await asked(owner, 45);
  expect(await answerTime(owner.id)).toEqual({ minutes: 45, count: 3 });
  expect(await answerTime(other.id)).toBeNull();
});
