import { implementContract } from "#app/platform/api/procedure.server.ts";
import { productsContract } from "../products.contract.ts";
import { getProduct, goesWith } from "./detail.server.ts";
import { listFacets } from "./facets.server.ts";
import { shopFront } from "./front.server.ts";
import { listProducts } from "./list.server.ts";

const products = implementContract(productsContract);

export const productsRouter = products.router({
  front: products.front.handler(({ context }) => shopFront(context.language)),
  list: products.list.handler(({ input, context }) => listProducts(input, context.language)),
  facets: products.facets.handler(({ input, context }) => listFacets(input, context.language)),
  get: products.get.handler(({ input, context }) => getProduct(input.slug, context.language)),
  goesWith: products.goesWith.handler(({ input, context }) => goesWith(input.slug, context.language)),
});
