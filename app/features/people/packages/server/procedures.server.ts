import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { packagesContract } from "../packages.contract.ts";
import { ownPackages, type PackagesInput, packagesOf, savePackages } from "./packages.server.ts";

const packages = implementContract(packagesContract);

export const packagesRouter = packages.router({
  ofPerson: packages.ofPerson.handler(({ input, context }) => packagesOf(context.viewer, input.id, context.language)),
  list: packages.list.handler(({ input, context }) => ownPackages(signedIn(context), input)),
  save: packages.save.handler(({ input, context }) => savePackages(signedIn(context), input as PackagesInput)),
});
