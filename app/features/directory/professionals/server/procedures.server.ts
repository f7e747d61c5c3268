import { implementContract } from "#app/platform/api/procedure.server.ts";
import { professionalsContract } from "../professionals.contract.ts";
import { listFacets } from "./facets.server.ts";
import { listProfessionals } from "./list.server.ts";

const professionals = implementContract(professionalsContract);

export const professionalsRouter = professionals.router({
  list: professionals.list.handler(({ input, context }) => listProfessionals(input, context.language)),
  facets: professionals.facets.handler(({ input, context }) => listFacets(input, context.language)),
});
