import { z } from "zod";
import { signedInProcedure } from "#app/platform/api/contract.ts";
import { CURRENCIES } from "#app/platform/money/money.ts";

const tags = ["Settings"];

export const settingsContract = {
  /** The currency in which prices are shown to the viewer. Language and theme are preferences of the account. */
  setCurrency: signedInProcedure
    .route({ method: "PUT", path: "/settings/currency", summary: "Choose the currency of prices", tags })
    .input(z.object({ currency: z.enum(CURRENCIES) }))
    .output(z.object({ currency: z.string() })),
};
