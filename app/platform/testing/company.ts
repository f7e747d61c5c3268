import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "./people.ts";

type Staff = "manager" | "editor" | "viewer";
export type Company = Record<Staff | "professional" | "stranger" | "neighbor" | "neighborEditor", Viewer> & { id: string };

/** A professional's company with these people, which has the professional's work. @returns the organization's id */
export async function giveCompany(professional: Viewer, others: Readonly<Record<string, Staff>>): Promise<string> {
  const id = newId();
  await db
    .insertInto("organizations")
    .values({ id, name: `${professional.name} Studio` })
    .execute();
  const members = Object.entries(others).map(([user_id, role]) => ({ organization_id: id, user_id, role: role as string, shares_work: false }));
  const owner = { organization_id: id, user_id: professional.id, role: "owner", shares_work: true };
  await db
    .insertInto("organization_members")
    .values([owner, ...members])
    .execute();
  return id;
}

const named = (name: string) => ({ name, email: `${newId()}@company.example` });

async function anArchitect(name: string): Promise<Viewer> {
  const viewer = await aUser("professional", named(name));
  await db.updateTable("profiles").set({ professional_type: "architect", city: "Riyadh" }).where("id", "=", viewer.id).execute();
  return viewer;
}

/** An architect in Riyadh with a company and its people, who are homeowners otherwise; a stranger; a neighbor with an editor of their own. */
export async function aCompany(): Promise<Company> {
  const [professional, neighbor, stranger] = [await anArchitect("Saif"), await anArchitect("Nadia"), await anArchitect("Stranger")];
  const staff = (name: string) => aUser("homeowner", { ...named(name), isMember: true, isProfessionalStaff: true });
  const [manager, editor, viewer, neighborEditor] = [await staff("Manager"), await staff("Editor"), await staff("Viewer"), await staff("Neighbor’s editor")];
  const id = await giveCompany(professional, { [manager.id]: "manager", [editor.id]: "editor", [viewer.id]: "viewer" });
  await giveCompany(neighbor, { [neighborEditor.id]: "editor" });
  return { id, professional, manager, editor, viewer, stranger, neighbor, neighborEditor };
}
