import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive, connectLive, notify, subscribe } from "#app/platform/live/live.server.ts";
import { PERSON_TOPIC } from "#app/platform/live/person-events.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import {
  announceTeam,
  applyMembership,
  lockOrganization,
  lockTeam,
  membershipOf,
  membersWho,
  organizationFollowers,
  organizationsWhere,
  refreshMembers,
} from "./membership.server.ts";

const ROLES = ["owner", "manager", "editor", "viewer"] as const;
type Team = { id: string; owner: Viewer; manager: Viewer; editor: Viewer; viewer: Viewer };

async function aTeam(): Promise<Team> {
  const id = newId();
  await db
    .insertInto("organizations")
    .values({ id, name: `Team ${id}` })
    .execute();
  const people = await Promise.all(ROLES.map(async (role) => [role, await aUser("vendor")] as const));
  for (const [role, { id: userId }] of people) await db.insertInto("organization_members").values({ organization_id: id, user_id: userId, role }).execute();
  return { id, ...(Object.fromEntries(people) as Omit<Team, "id">) };
}

let [team, neighbors] = [{} as Team, {} as Team];
beforeEach(async () => {
  team = await aTeam();
  neighbors = await aTeam();
});
afterAll(async () => {
  await closeLive();
  await disconnect();
});
const idsOf = ({ owner, manager, editor, viewer }: Team) => [owner, manager, editor, viewer].map(({ id }) => id).sort();

/** All messages of a topic that a change sends. */
async function sentBy(topic: string, change: () => Promise<void>): Promise<string[]> {
  const heard = vi.fn();
  const leave = subscribe(topic, heard);
  await connectLive();
  await change();
  // Messages arrive in their order: after this one, all others have.
  await notify(topic, "the end");
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("the end"));
  leave();
  return heard.mock.calls.slice(0, -1).map(([payload]) => payload as string);
}

describe("who may act for an organization", () => {
  test("its members by their role, nobody of another one", async () => {
    for (const role of ROLES) expect(await membershipOf(db, team.id, team[role].id)).toEqual({ role });
    expect(await membershipOf(db, team.id, neighbors.owner.id)).toBeNull();
    expect(await membershipOf(db, null, team.owner.id)).toBeNull();
    const { rows } = await organizationsWhere(team.owner.id, "manageTeam").execute(db);
    expect(rows).toEqual([{ organization_id: team.id }]);
  });

  test("a row is locked for those who may, is not there for others and forbidden to whose role is too low", async () => {
    const lock = (viewer: Viewer, id = team.id) => db.transaction().execute((trx) => lockOrganization(trx, viewer, id, "manageTeam"));
    expect(await lock(team.owner)).toMatchObject({ organization: { id: team.id }, own: { role: "owner" } });
    await expect(lock(team.viewer)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(lock(neighbors.owner)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(lock(team.owner, newId())).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("only those are notified who can be", async () => {
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", team.manager.id).execute();
    expect(await membersWho(db, team.id, "manageTeam")).toEqual([team.owner.id]);
    await db.updateTable("users").set({ deletion_requested_at: new Date() }).where("id", "=", team.owner.id).execute();
    expect(await membersWho(db, team.id, "manageTeam")).toEqual([]);
    expect((await membersWho(db, neighbors.id, "manageTeam")).sort()).toEqual([neighbors.owner.id, neighbors.manager.id].sort());
  });

  test("a team is all of its members", async () => {
    expect((await db.transaction().execute((trx) => lockTeam(trx, team.id))).sort()).toEqual(idsOf(team));
  });
});

describe("a change of a team", () => {
  test("drops the cached roles of its members alone", async () => {
    expect((await sentBy("role", () => refreshMembers(db, team.id))).sort()).toEqual(idsOf(team));
  });

  test("of one person drops theirs alone, and is seen by the whole team and by who has just left", async () => {
    const onMembership = vi.fn(async () => undefined);
    vi.spyOn(organizationFollowers, "all").mockReturnValue([{ onMembership }, {}]);
    const gone = await aUser("vendor");
    const change = { organizationId: team.id, userId: gone.id, isMember: false };
    expect(await sentBy("role", () => applyMembership(db, change))).toEqual([gone.id]);
    expect(onMembership).toHaveBeenCalledExactlyOnceWith(db, change);
    const seen = await sentBy(PERSON_TOPIC, () => applyMembership(db, change));
    expect(seen.map((payload) => JSON.parse(payload)).sort()).toEqual(
      [...idsOf(team), gone.id].sort().map((id) => [id, { topic: "organization", id: team.id }]),
    );
    expect(await sentBy(PERSON_TOPIC, () => announceTeam(db, team.id))).toHaveLength(4);
  });
});
