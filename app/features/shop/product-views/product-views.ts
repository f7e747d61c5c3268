/** What the beacon counts. */
export const COUNTED = ["view", "cart"] as const;
export type Counted = (typeof COUNTED)[number];
export const BEACON = "/product-views";
