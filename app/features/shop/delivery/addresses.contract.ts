import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { shapeOf } from "#app/platform/rules/judge.ts";
import { addressRules } from "#app/platform/rules/national-address.ts";

const tags = ["Delivery"];
const Fields = z.object(shapeOf(addressRules));
const Stored = Fields.extend({ id: IdSchema });

export const addressesContract = {
  /** The viewer's addresses, the one used last first. Anyone signed in. */
  list: signedInProcedure.route({ method: "GET", path: "/addresses", summary: "List your addresses", tags }).output(z.array(Stored)),
  /** Stores an address, the same door once; at most ten stay, those used last. INVALID names each wrong field. Anyone signed in. */
  store: signedInProcedure
    .route({ method: "PUT", path: "/addresses", summary: "Store an address", tags })
    .input(Fields)
    .output(z.object({ id: IdSchema })),
  /** Anyone signed in. */
  remove: signedInProcedure
    .route({ method: "DELETE", path: "/addresses/{id}", summary: "Remove an address", tags })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema })),
};
