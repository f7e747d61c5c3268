import { z } from "zod";
import { publicProcedure } from "#app/platform/api/contract.ts";

const tags = ["Delivery"];

export const deliveryContract = {
  /** Every city that something can be delivered to; labels are in the language of the request. Open to everybody. */
  cities: publicProcedure
    .route({ method: "GET", path: "/delivery/cities", summary: "List cities", tags })
    .output(z.array(z.object({ value: z.string(), label: z.string() }))),
};
