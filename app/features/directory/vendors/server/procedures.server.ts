import { notFound } from "#app/platform/api/errors.ts";
import { implementContract } from "#app/platform/api/procedure.server.ts";
import { vendorMoved, vendorsContract } from "../vendors.contract.ts";
import { listFacets } from "./counts.server.ts";
import { findPublic, getVendor, listSimilar } from "./detail.server.ts";
import { highlights } from "./highlights.server.ts";
import { listVendors } from "./list.server.ts";

const vendors = implementContract(vendorsContract);

export const vendorsRouter = vendors.router({
  list: vendors.list.handler(({ input, context }) => listVendors(input, context.language)),
  facets: vendors.facets.handler(({ input, context }) => listFacets(input, context.language)),
  highlights: vendors.highlights.handler(({ input, context }) => highlights(input.city, context.language)),
  get: vendors.get.handler(async ({ input, context }) => {
    const found = await findPublic(input.slug);
    if (!found) throw notFound();
    if ("movedTo" in found) throw vendorMoved({ slug: found.movedTo });
    return getVendor(found.id, context.viewer, context.language);
  }),
  similar: vendors.similar.handler(async ({ input, context }) => {
    const found = await findPublic(input.slug);
    if (!found || "movedTo" in found) throw notFound();
    return listSimilar(found.id, context.language);
  }),
});
