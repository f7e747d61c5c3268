// The vocabulary of delivery, shared by contract, services and screens. Free of zod, so that public pages load little.

export const DELIVERY_KINDS = ["standard", "white_glove", "pickup"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const SLOTS = ["morning", "afternoon", "evening"] as const;
export type Slot = (typeof SLOTS)[number];

/** What a delivery costs up to a weight in grams; the last step may have none. Fees are halalas with VAT included. */
export type FeeStep = { upTo: number | null; fee: number };

/** One way in which a seller's part of an order can arrive. Days are those of Riyadh (`2026-11-22`). */
export type DeliveryOption = {
  methodId: string;
  kind: DeliveryKind;
  name: { en: string; ar: string };
  /** Halalas, VAT included, as the two below. */
  fee: number;
  /** Null: not offered. */
  assemblyFee: number | null;
  /** For each floor that is climbed without a lift. */
  floorFee: number;
  earliest: string;
  latest: string;
  /** Free ones to choose from; none where the seller does not offer a choice. */
  slots: { date: string; slot: Slot }[];
};
