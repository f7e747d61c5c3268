import type { DeliveryOption } from "#app/features/shop/delivery/public.ts";
import { offeredMethods } from "#app/features/shop/payments/public.server.ts";
import { MOST_CASH, PAYMENT_METHODS } from "#app/features/shop/payments/public.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { LinePrice } from "../checkout.rules.ts";
import type { CartInput, CheckoutQuote } from "../orders.contract.ts";
import { type CartLine, type PricedCart, priceCart } from "./cart.server.ts";
import { readSellers, type SellerFacts } from "./sellers.server.ts";

const presentOption = ({ name, ...option }: DeliveryOption, language: string) => ({ ...option, name: language === "ar" ? name.ar : name.en });

export const presentSeller = (seller: SellerFacts, language: string) => ({
  ...{ id: seller.id, slug: seller.slug, registration: seller.registration, vatNumber: seller.vatNumber },
  name: localText(seller.name, seller.nameAr, language),
  city: seller.city && cityName(seller.city, language),
  address: localText(seller.address, seller.addressAr, language),
});

/** Fabric and size, in both languages. */
export function variantNames({ fabric, fabric_ar, size, size_ar }: CartLine["piece"]): { variant: string | null; variantAr: string | null } {
  return {
    variant: [fabric, size].filter(Boolean).join(", ") || null,
    variantAr: [fabric_ar ?? fabric, size_ar ?? size].filter(Boolean).join("، ") || null,
  };
}

/** Ways to pay for this very cart. Cash is for what a driver may carry, and for what exists. */
export function methodsFor({ price, lines }: Pick<PricedCart, "price" | "lines">): CheckoutQuote["methods"] {
  const offered = offeredMethods();
  return PAYMENT_METHODS.filter((method) => offered.includes(method)).map((method) => {
    const isCash = method === "cash_on_delivery";
    const why = isCash && lines.some(({ isMade }) => isMade) ? "madeToOrder" : isCash && price.total > MOST_CASH ? "tooMuch" : null;
    return { method, isAvailable: why === null, why };
  });
}

function presentLine({ piece, isMade }: CartLine, { unitPrice, quantity, subtotal, discount, total }: LinePrice, language: string) {
  const { variant, variantAr } = variantNames(piece);
  return {
    ...{ variantId: piece.id, productId: piece.product_id, slug: piece.slug, photoId: piece.photo_id },
    name: localText(piece.name, piece.name_ar, language),
    variant: language === "ar" ? variantAr : variant,
    ...{ unitPrice, quantity, subtotal, discount, total },
    isMadeToOrder: isMade,
    leadDays: isMade ? piece.lead_days : null,
  };
}

export async function quoteCart(input: CartInput, viewer: Viewer | null, language: string): Promise<CheckoutQuote> {
  const cart = await priceCart(db, input, viewer && { id: viewer.id, email: viewer.email });
  const { price, lines, options, deliveries } = cart;
  const pieces = new Map(lines.map((line) => [line.piece.id, line]));
  const ids = price.sellers.map(({ vendorId }) => vendorId);
  const sellers = await readSellers(db, ids);
  return {
    sellers: price.sellers.flatMap(({ vendorId, lines: priced, subtotal, discount, deliveryFee, total }) => {
      const seller = sellers.get(vendorId);
      if (!seller) return [];
      return {
        vendor: presentSeller(seller, language),
        lines: priced.flatMap((line) => {
          const piece = pieces.get(line.variantId);
          return piece ? [presentLine(piece, line, language)] : [];
        }),
        deliveryOptions: (options.get(vendorId) ?? []).map((option) => presentOption(option, language)),
        delivery: deliveries.get(vendorId)?.chosen ?? null,
        ...{ subtotal, discount, deliveryFee, total },
      };
    }),
    ...{ subtotal: price.subtotal, discount: price.discount, delivery: price.delivery, total: price.total },
    vat: { rate: cart.vatRate, net: price.net, vat: price.vat },
    currency: cart.currency,
    problems: cart.problems,
    methods: methodsFor(cart),
  };
}
