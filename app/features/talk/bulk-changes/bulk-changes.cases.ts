import { type Cases, endingIn, withInput } from "#app/api/testing/cases.ts";
import { as } from "#app/api/testing/world.ts";

const finished = async (admin: Parameters<typeof as>[0], vendor: string) =>
  (await as(admin).vendorsAdmin.setStatusOfMany({ selection: { ids: [vendor] }, status: "Inactive" })).id;

export const cases: Cases = {
  "bulkChanges.get": withInput(async (world) => ({ id: await finished(world.people.admin, world.ownedVendor.id) })),
  "bulkChanges.running": withInput(() => ({ kind: "vendor.status" })),
  // What changed nothing has nothing to undo.
  "bulkChanges.undo": endingIn(
    "NOT_UNDOABLE",
    withInput(async (world) => {
      await finished(world.people.admin, world.ownedVendor.id);
      return { id: await finished(world.people.admin, world.ownedVendor.id) };
    }),
  ),
};
