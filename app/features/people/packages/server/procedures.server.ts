import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { packagesContract } from "../packages.contract.ts";
import type { PackageFields } from "../packages.rules.ts";
import { bookPackage, ownPackages, packagesOf, savePackages } from "./packages.server.ts";

const packages = implementContract(packagesContract);

export const packagesRouter = packages.router({
  ofPerson: packages.ofPerson.handler(({ input, context }) => packagesOf(context.viewer, input.id, context.language)),
  list: packages.list.handler(({ context }) => ownPackages(signedIn(context))),
  save: packages.save.handler(({ input, context }) => savePackages(signedIn(context), input as { packages: PackageFields[]; version: string })),
  book: packages.book.handler(({ input, context }) => bookPackage(signedIn(context), input, context.language)),
});
