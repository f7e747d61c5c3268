import { afterAll, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { TOURS } from "./tour.ts";

afterAll(disconnect);

const refused = (code: string) => expect.objectContaining({ code });
const isDue = async (viewer: Parameters<typeof as>[0]) => (await as(viewer).dashboard.home()).isTourDue;
const finishedBy = (viewer: { id: string }) => db.selectFrom("tours_seen").select(["role", "is_finished"]).where("user_id", "=", viewer.id).execute();

test.each(["homeowner", "professional", "vendor", "admin"] as Role[])(
  "a new %s is led through their dashboard until they went through it or said no; others still are",
  async (role) => {
    const [person, neighbor] = [await aUser(role), await aUser(role)];
    expect(await isDue(person)).toBe(true);
    expect(await as(person).tour.see({ isFinished: false })).toEqual({ role });
    expect([await isDue(person), await isDue(neighbor)]).toEqual([false, true]);
  },
);

test("who takes on another role is led through that one's dashboard, too", async () => {
  const person = await aUser("homeowner");
  await as(person).tour.see({ isFinished: true });
  expect(await isDue({ ...person, role: "professional" })).toBe(true);
  expect(await isDue(person)).toBe(false);
});

test("finished once, it stays so when it is skipped later", async () => {
  const person = await aUser("vendor");
  for (const isFinished of [false, true, false]) await as(person).tour.see({ isFinished });
  expect(await finishedBy(person)).toEqual([{ role: "vendor", is_finished: true }]);
});

test("an admin who is signed in as somebody neither sees it nor has it seen for them; a visitor may not say so, nor anybody nonsense", async () => {
  const [person, admin] = [await aUser("homeowner"), await aUser("admin")];
  const borrowed = { ...person, impersonatedBy: { id: admin.id, name: admin.name } };
  expect(await isDue(borrowed)).toBe(false);
  await expect(as(borrowed).tour.see({ isFinished: true })).rejects.toEqual(refused("FORBIDDEN"));
  await expect(as().tour.see({ isFinished: true })).rejects.toEqual(refused("UNAUTHORIZED"));
  await expect(as(person).tour.see({ isFinished: "yes" as unknown as boolean })).rejects.toEqual(refused("BAD_REQUEST"));
  expect(await finishedBy(person)).toEqual([]);
  expect(await isDue(person)).toBe(true);
});

test("a tour is short, and each step says where it points", () => {
  for (const steps of Object.values(TOURS)) {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(5);
    for (const { at } of steps) expect(at.length).toBeGreaterThan(0);
  }
});
