/** As far as a price goes. */
export type SavedRow = { entity_id: string; saved_price: number | null; saved_currency: string | null; created_at: Date };

export const priceThen = ({ saved_price: amount, saved_currency: currency }: SavedRow) => (amount !== null && currency ? { amount, currency } : null);
