// What a checkout costs. Pure: whole minor units of one currency, VAT included, nothing lost to rounding.
import { portion, sumOf } from "#app/platform/money/exact.ts";
import { takeVatOut } from "#app/platform/money/vat.ts";

const WHOLE = 10_000;

export type PricedLine = { variantId: string; vendorId: string; unitPrice: number; quantity: number };
export type LinePrice = PricedLine & { subtotal: number; discount: number; total: number };
export type SellerPrice = {
  vendorId: string;
  lines: LinePrice[];
  subtotal: number;
  discount: number;
  deliveryFee: number;
  total: number;
  net: number;
  vat: number;
};
export type CheckoutPrice = { sellers: SellerPrice[]; subtotal: number; discount: number; delivery: number; net: number; vat: number; total: number };

/** @param discounts of each line; @param fees by seller, charged once; @param vatRate hundredths of a percent */
export function priceCheckout(lines: readonly PricedLine[], discounts: readonly number[], fees: ReadonlyMap<string, number>, vatRate: number): CheckoutPrice {
  const priced = lines.map((line, index): LinePrice => {
    const [subtotal, discount] = [line.unitPrice * line.quantity, discounts[index] ?? 0];
    return { ...line, subtotal, discount, total: subtotal - discount };
  });
  const sellers = [...new Set(priced.map(({ vendorId }) => vendorId))].map((vendorId): SellerPrice => {
    const own = priced.filter((line) => line.vendorId === vendorId);
    const subtotal = sumOf(own.map((line) => line.subtotal));
    const taken = sumOf(own.map((line) => line.discount));
    const deliveryFee = fees.get(vendorId) ?? 0;
    const { net, vat, gross } = takeVatOut(subtotal - taken + deliveryFee, vatRate);
    return { vendorId, lines: own, subtotal, discount: taken, deliveryFee, total: gross, net, vat };
  });
  const sum = (of: (seller: SellerPrice) => number) => sumOf(sellers.map(of));
  return {
    sellers,
    subtotal: sum((seller) => seller.subtotal),
    discount: sum((seller) => seller.discount),
    delivery: sum((seller) => seller.deliveryFee),
    // Each seller issues an invoice of its own: the sums are of what those say.
    net: sum((seller) => seller.net),
    vat: sum((seller) => seller.vat),
    total: sum((seller) => seller.total),
  };
}

/** Ours, of the pieces without VAT and without delivery, and the VAT on it. @param rates hundredths of a percent */
export function commissionOf({ subtotal, discount }: Pick<SellerPrice, "subtotal" | "discount">, rate: number, vatRate: number) {
  const commission = portion(takeVatOut(subtotal - discount, vatRate).net, rate, WHOLE);
  return { commission, commissionVat: portion(commission, vatRate, WHOLE) };
}

/** What delivery costs as it was chosen: the way, assembly, and each floor without a lift. */
export function deliveryFee(
  option: { fee: number; assemblyFee: number | null; floorFee: number },
  { assembly, floor, hasLift }: { assembly: boolean; floor: number; hasLift: boolean },
): number {
  return sumOf([option.fee, assembly ? (option.assemblyFee ?? 0) : 0, hasLift ? 0 : option.floorFee * Math.max(0, floor)]);
}

/** Of a line: taken from the stock where there is enough, else made, else not to be had. */
export function supplyOf({ stock, isMadeToOrder }: { stock: number; isMadeToOrder: boolean }, quantity: number): "stock" | "made" | "tooFew" | "soldOut" {
  if (stock >= quantity) return "stock";
  if (isMadeToOrder) return "made";
  return stock > 0 ? "tooFew" : "soldOut";
}
