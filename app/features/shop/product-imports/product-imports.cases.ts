import { type Cases, endingIn, of, withInput } from "#app/api/testing/cases.ts";

const file = () => new File(["Title,Variant Price\nSofa,100\n"], "pieces.csv", { type: "text/csv" });

export const cases: Cases = {
  "productImports.start": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id, file: file(), category: "decor" })),
  "productImports.apply": endingIn(
    "NOT_APPLICABLE",
    of(["vendor"], async (world) => ({ id: await world.newProductImport(file()), category: "decor" })),
  ),
  "productImports.get": of(["vendor"], async (world) => ({ id: await world.newProductImport(file()) })),
  "productImports.list": withInput(() => ({})),
  "productImports.watch": of(["vendor"], async (world) => ({ id: await world.newProductImport(file()) })),
  "productImports.cancel": of(["vendor"], async (world) => ({ id: await world.newProductImport(file()) })),
  "productImports.listProblems": of(["vendor"], async (world) => ({ id: await world.newProductImport(file()) })),
  "productImports.exportFile": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id })),
};
