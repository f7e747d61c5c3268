import { beforeAll, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aBid, aPlacedProject, aRequest } from "./testing/a-request.ts";

let reem: Viewer;
let rana: Viewer;
beforeAll(async () => {
  [reem, rana] = [await aUser(), await aUser("professional")];
});

const costsOf = async (kind: string) => {
  const { id } = await as(reem).projects.create({ idempotencyKey: newId(), title: "Costs", rooms: [kind] });
  return (await as(reem).projects.getCosts({ id })).rooms;
};

async function finished(kind: string, total: number, { status = "completed", rooms = 1, request = {}, work = "renovation" } = {}) {
  const owner = await aUser();
  const id = await aPlacedProject(owner, status);
  await db.updateTable("projects").set({ work }).where("id", "=", id).execute();
  const values = Array.from({ length: rooms }, (_, position) => ({ id: newId(), project_id: id, kind, position }));
  await db.insertInto("project_rooms").values(values).execute();
  const { id: request_id } = await aRequest(owner, { project_id: id, status: "awarded", ...request });
  await aBid({ id: request_id }, rana, { status: "accepted", total });
  return { owner, id };
}

const aWork = async (owner_id: string, room: string, cost_from: number | null, more: object = {}) => {
  const id = newId();
  const values = { id, owner_id, title: "Villa", position: 0, status: "published", permitted_at: new Date(), rooms: [room], cost_from, ...more };
  await db
    .insertInto("portfolio_projects")
    .values(values as never)
    .execute();
  return id;
};

test("published portfolio projects of one room count, at the middle of their range; an idea that was made of one counts once", async () => {
  const [maker, hidden] = [await aUser("professional"), await aUser("professional")];
  await db
    .updateTable("profiles")
    .set({ visibility: JSON.stringify({ portfolio: "nobody" }) })
    .where("id", "=", hidden.id)
    .execute();
  const idea = await anIdea({ roomType: "attic", estimatedCost: 500_000_00, authorId: maker.id });
  await aWork(maker.id, "attic", 9_000_00, { cost_to: 11_000_00, idea_id: idea.id });
  for (let n = 0; n < 6; n++) await aWork(maker.id, "attic", 10_000_00);
  await aWork(hidden.id, "attic", 900_000_00);
  await aWork(maker.id, "attic", 900_000_00, { status: "draft", permitted_at: null });
  await aWork(maker.id, "attic", 900_000_00, { rooms: ["attic", "kitchen"] });
  await aWork(maker.id, "attic", null);
  expect(await costsOf("attic")).toEqual([]);
  await aWork(maker.id, "attic", 10_000_00);
  expect(await costsOf("attic")).toEqual([{ kind: "attic", rooms: 1, low: 10_000_00, high: 10_000_00, count: 8 }]);
});

test("sums of finished projects count from five households on, rounded, so that nobody's is recognized", async () => {
  for (let n = 0; n < 8; n++) await anIdea({ roomType: "garage", estimatedCost: 20_000_00 });
  for (let n = 0; n < 4; n++) await finished("garage", 81_234_56);
  await finished("garage", 81_234_56, { status: "in_progress" });
  await finished("garage", 81_234_56, { rooms: 2 });
  await finished("garage", 2_400_00, { request: { kind: "package" } });
  await finished("garage", 9_000_00, { work: "design" });
  expect(await costsOf("garage")).toEqual([{ kind: "garage", rooms: 1, low: 20_000_00, high: 20_000_00, count: 8 }]);
  await finished("garage", 81_234_56);
  expect(await costsOf("garage")).toEqual([{ kind: "garage", rooms: 1, low: 20_000_00, high: 81_000_00, count: 13 }]);
});

test("what several were awarded for one room is one sum", async () => {
  for (let n = 0; n < 8; n++) {
    const { owner, id } = await finished("basement", 30_000_00);
    const electrician = await aRequest(owner, { project_id: id, status: "awarded" });
    await aBid(electrician, rana, { status: "accepted", total: 10_000_00 });
    await aBid(electrician, await aUser("professional"), { status: "declined", total: 99_000_00 });
  }
  expect(await costsOf("basement")).toEqual([{ kind: "basement", rooms: 1, low: 40_000_00, high: 40_000_00, count: 8 }]);
});
