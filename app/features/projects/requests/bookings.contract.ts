import { z } from "zod";
import { PackageTerms } from "#app/features/people/packages/packages.contract.ts";
import { MOST_EXTRAS } from "#app/features/people/packages/public.ts";
import { messageRefused } from "#app/features/talk/messages/messages.contract.ts";
import { IdSchema, MoneySchema, ownerProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";

/** The price is no longer the one that the reader saw. */
export const priceChanged = defineError("PRICE_CHANGED", { status: 409, message: "The price has changed meanwhile.", data: z.object({ price: MoneySchema }) });

/** The package as it was booked, with the extras that were chosen; `total` is its fixed price, VAT included. */
export const Booking = PackageTerms.extend({
  total: MoneySchema,
  /** For the client and the professional, who talk about it there. */
  conversationId: IdSchema.nullable(),
  /** Why the professional declined. */
  reason: z.string().nullable(),
});
export type Booking = z.infer<typeof Booking>;

const tags = ["Bookings of packages"];
const byId = z.object({ id: IdSchema });
const Places = z.object({
  cities: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Of the viewer's profile. */
  city: z.string().nullable(),
  /** Those of the viewer's households in which something can be booked. */
  projects: z.array(z.object({ id: IdSchema, title: z.string() })),
});
export type BookingPlaces = z.infer<typeof Places>;

export const bookingsContract = {
  /** Where a package can be booked for: cities, and the viewer's own projects. Anyone signed in. */
  places: signedInProcedure.route({ method: "GET", path: "/bookings/places", summary: "List what a package can be booked for", tags }).output(Places),
  /**
   * Books a package: a request to its professional at a price that stands, in a project of the viewer's household or in a new one in `city`.
   * PRICE_CHANGED when `price` is not what all of it costs now. Sent twice with one key, it is one. While one of this package waits for its answer,
   * that one is answered with `isWaiting`, and none is made. Anyone signed in but the professional.
   */
  create: ownerProcedure
    .errors(declare(priceChanged, messageRefused))
    .route({ method: "POST", path: "/packages/{id}/bookings", summary: "Book a package", successStatus: 201, tags })
    .input(
      z.object({
        id: IdSchema,
        idempotencyKey: z.uuid(),
        /** Halalas, of everything that was chosen. */
        price: z.number().int(),
        /** By their place in the package. */
        extras: z.array(z.number().int().min(0)).max(MOST_EXTRAS).default([]),
        projectId: IdSchema.nullable().default(null),
        city: z.string().max(200).default(""),
        note: z.string().max(10_000).default(""),
      }),
    )
    .output(byId.extend({ isWaiting: z.boolean() })),
  /** Accepts a booked package: its request is awarded at the fixed price, and the project begins. Access: the professional, and those of their company who answer. */
  accept: signedInProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/requests/{id}/acceptance", summary: "Accept a booked package", tags })
    .input(byId)
    .output(byId),
};
