import { z } from "zod";
import { messageRefused } from "#app/features/talk/messages/messages.contract.ts";
import { IdSchema, MoneySchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { packagesShape } from "./packages.rules.ts";
import { MOST_EXTRAS, NOTE_LENGTH } from "./packages.ts";

const { packages } = packagesShape();
const List = z.object({ packages, version: z.string() });
export type OwnPackages = z.infer<typeof List>;

/** A package on its owner's profile. Texts are in the language of the request. */
const Shown = z.object({
  id: IdSchema,
  title: z.string(),
  price: MoneySchema,
  days: z.number().int(),
  revisions: z.number().int(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  extras: z.array(z.object({ name: z.string(), price: MoneySchema })),
});
export type ShownPackage = z.infer<typeof Shown>;

/** Another window saved the list first; `current` is the stored one. */
export const packagesConflict = defineError("CONFLICT", { status: 409, message: "Your packages were changed meanwhile.", data: z.object({ current: List }) });

/** The price is no longer the one that the reader saw. */
export const priceChanged = defineError("PRICE_CHANGED", { status: 409, message: "The price has changed meanwhile.", data: z.object({ price: MoneySchema }) });

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
  /**
   * Writes to the professional what was chosen at which price: a message about their profile. PRICE_CHANGED when `price` is not what it costs now,
   * with the extras. Anyone signed in with a verified address but the professional.
   */
  book: ownerProcedure
    .errors(declare(priceChanged, messageRefused))
    .route({ method: "POST", path: "/packages/{id}/bookings", summary: "Choose a package", successStatus: 201, tags })
    .input(
      z.object({
        id: IdSchema,
        idempotencyKey: IdSchema,
        /** Halalas, of everything that was chosen. */
        price: z.number().int(),
        /** By their place in the package. */
        extras: z.array(z.number().int().min(0)).max(MOST_EXTRAS).default([]),
        note: z
          .string()
          .max(NOTE_LENGTH * 4)
          .default(""),
      }),
    )
    .output(z.object({ conversationId: IdSchema })),
};
