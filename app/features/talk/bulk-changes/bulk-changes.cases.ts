import { type Cases, endingIn, withInput } from "#app/api/testing/cases.ts";
import { as } from "#app/api/testing/world.ts";

const finished = async (admin: Parameters<typeof as>[0], vendor: string) =>
  (await as(admin).vendorsAdmin.setStatusOfMany({ selection: { ids: [vendor] }, status: "Inactive" })).id;

export const cases: Cases = {
  "bulkChanges.get": withInput(async (world) => ({ id: await finished(world.people.admin, await world.newFreeVendor()) })),
  "bulkChanges.running": withInput(() => ({ kind: "vendor.status" })),
  // What changed nothing has nothing to undo.
  "bulkChanges.undo": endingIn(
    "NOT_UNDOABLE",
    withInput(async (world) => {
      const vendor = await world.newFreeVendor();
      await finished(world.people.admin, vendor);
      return { id: await finished(world.people.admin, vendor) };
    }),
  ),
};
