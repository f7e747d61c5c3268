import "#app/api/router.server.ts";
import { expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { joinProfessional } from "./public.server.ts";
import { aProject } from "./testing/a-project.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

test("a professional is named by trade, where they have one; the household is not", async () => {
  const [architect, plain, landlord] = [await aUser("professional"), await aUser("professional"), await aUser("professional")];
  for (const { id } of [architect, landlord]) await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", id).execute();
  await db.updateTable("profiles").set({ professional_type: "other" }).where("id", "=", plain.id).execute();
  const id = await aProject({ ownerId: landlord.id });
  for (const { id: userId } of [architect, plain]) await joinProfessional(db, { projectId: id, userId, actorId: landlord.id });
  for (const viewer of [landlord, plain])
    expect((await as(viewer).projects.get({ id })).people.map(({ role, trade }) => [role, trade])).toEqual([
      ["owner", null],
      ["professional", "architect"],
      ["professional", null],
    ]);
});
