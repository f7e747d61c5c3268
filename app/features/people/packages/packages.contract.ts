import { z } from "zod";
import { IdSchema, MoneySchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { packagesShape } from "./packages.rules.ts";

const { packages } = packagesShape();
const List = z.object({ packages, version: z.string() });
export type OwnPackages = z.infer<typeof List>;

/** What is offered, or was booked. Texts are in the language of the request. */
export const PackageTerms = z.object({
  title: z.string(),
  price: MoneySchema,
  days: z.number().int(),
  revisions: z.number().int(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  extras: z.array(z.object({ name: z.string(), price: MoneySchema })),
});
/** A package on its owner's profile. */
const Shown = PackageTerms.extend({ id: IdSchema });
export type ShownPackage = z.infer<typeof Shown>;

/** Another window saved the list first; `current` is the stored one. */
export const packagesConflict = defineError("CONFLICT", { status: 409, message: "Your packages were changed meanwhile.", data: z.object({ current: List }) });

const tags = ["Packages"];
/** Whose: the viewer's own without it, or those of a professional whose company they belong to. */
const inNameOf = { professionalId: IdSchema.optional() };

export const packagesContract = {
  /** What a professional offers at a fixed price, in their order. NOT_FOUND as the profile. Open to everybody. */
  ofPerson: publicProcedure
    .route({ method: "GET", path: "/profiles/{id}/packages", summary: "List someone's packages", tags })
    .input(z.object({ id: z.string().max(80) }))
    .output(z.array(Shown)),
  /** A professional's, with every field. Anyone signed in for themselves; the people of a company for its professionals, NOT_FOUND for others. */
  list: signedInProcedure
    .route({ method: "GET", path: "/account/packages", summary: "List your packages", tags })
    .input(z.object(inNameOf).optional())
    .output(List),
  /** Replaces the whole list. INVALID names each wrong place, CONFLICT when it changed since `version`. Professionals, and those who edit for one; FORBIDDEN for others. */
  save: signedInProcedure
    .errors(declare(packagesConflict))
    .route({ method: "PUT", path: "/account/packages", summary: "Save your packages", tags })
    .input(List.extend(inNameOf))
    .output(List),
};
