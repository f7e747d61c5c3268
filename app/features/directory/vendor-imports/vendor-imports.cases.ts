import { randomUUID } from "node:crypto";
import { type Cases, endingIn, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "vendorImports.start": withInput(() => ({ file: new File([`title,placeId\nA,${randomUUID()}\n`], "v.csv", { type: "text/csv" }), isDryRun: true })),
  // It has not run.
  "vendorImports.apply": endingIn(
    "NOT_APPLICABLE",
    withInput(async (world) => ({ id: await world.newImport() })),
  ),
  "vendorImports.get": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.list": withInput(() => ({})),
  "vendorImports.watch": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.cancel": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.listErrors": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.errorsFile": withInput(async (world) => ({ id: await world.newImport() })),
  "vendorImports.templateFile": nothing,
};
