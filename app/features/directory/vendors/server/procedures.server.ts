import { notFound } from "#app/platform/api/errors.ts";
import { implementContract } from "#app/platform/api/procedure.server.ts";
import { vendorMoved, vendorsContract } from "../vendors.contract.ts";
import { listFacets } from "./counts.server.ts";
import { getVendor, listSimilar, movedTo } from "./detail.server.ts";
import { highlights } from "./highlights.server.ts";
import { listVendors } from "./list.server.ts";

const vendors = implementContract(vendorsContract);

export const vendorsRouter = vendors.router({
  list: vendors.list.handler(({ input, context }) => listVendors(input, context.language)),
  facets: vendors.facets.handler(({ input, context }) => listFacets(input, context.language)),
  highlights: vendors.highlights.handler(({ input, context }) => highlights(input.city, context.language)),
  get: vendors.get.handler(async ({ input, context }) => {
    const vendor = await getVendor(input.slug, context.viewer, context.language);
    if (vendor) return vendor;
    const slug = await movedTo(input.slug);
    if (slug) throw vendorMoved({ slug });
    throw notFound();
  }),
  similar: vendors.similar.handler(async ({ input, context }) => {
    const similar = await listSimilar(input.slug, context.language);
    if (!similar) throw notFound();
    return similar;
  }),
});
