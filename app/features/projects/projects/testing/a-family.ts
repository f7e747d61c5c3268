import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { joinProfessional } from "../public.server.ts";
import { aProject } from "./a-project.ts";

export type Family = Awaited<ReturnType<typeof aFamily>>;

/** Reem and Fahad, the architect Rana, and two whom their projects are no business of. */
export async function aFamily() {
  const reem = await aUser("homeowner", { name: "Reem Al-Otaibi" });
  const fahad = await aUser("homeowner", { name: "Fahad Al-Otaibi" });
  const rana = await aUser("professional", { name: "Rana Al-Harbi" });
  return { reem, fahad, rana, stranger: await aUser("homeowner"), admin: await aUser("admin") };
}

export const tokenOf = async (personId: string): Promise<string> =>
  (await db.selectFrom("project_people").select("token").where("id", "=", personId).executeTakeFirstOrThrow()).token;

/** Invited by the owner, and there. @returns the id of their place in the project */
export async function join(owner: Viewer, project: string, person: Viewer): Promise<string> {
  const { personId } = await as(owner).projects.invite({ id: project, email: person.email });
  await as(person).projects.answerInvitation({ token: await tokenOf(personId), isAccepted: true });
  return personId;
}

/** Reem's, shared with Fahad, with Rana at work. */
export async function sharedProject({ reem, fahad, rana }: Family, more: Partial<Parameters<typeof aProject>[0]> = {}) {
  const project = await aProject({ ownerId: reem.id, ...more });
  const fahadsPlace = await join(reem, project, fahad);
  await joinProfessional(db, { projectId: project, userId: rana.id, actorId: reem.id });
  return { project, fahadsPlace };
}
