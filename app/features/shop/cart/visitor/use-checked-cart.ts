import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "#app/api/client.ts";
import { useChosenCity } from "#app/features/shop/delivery/public.ts";
import { useLanguage } from "#app/platform/languages/language-context.tsx";
import { riyadhDay, vatBreakdown } from "#app/platform/money/vat.ts";
import { buyable, type Standing } from "../cart.changes.ts";
import type { CheckedCart, CheckedLine, CheckedSeller } from "../cart.contract.ts";
import type { CartItem } from "../cart.rules.ts";

/** What was last read from the server, for when there is no connection. */
const STORED = "cart.checked";
type Stored = { language: string; at: string; cart: CheckedCart };

function readStored(language: string): Stored | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? "null") as Stored | null;
    return stored?.language === language ? stored : undefined;
  } catch {
    return undefined;
  }
}

function store(language: string, cart: CheckedCart): CheckedCart {
  try {
    localStorage.setItem(STORED, JSON.stringify({ language, at: new Date().toISOString(), cart } satisfies Stored));
  } catch {
    // Without storage the cart is empty of names while offline.
  }
  return cart;
}

/** The cart with today's prices and stock; without a connection those of the last visit, from `at`. */
export function useCheckedCart(items: readonly CartItem[]) {
  const { code } = useLanguage();
  const city = useChosenCity();
  const asked = items.map(({ id, variant, quantity }) => ({ id, variant, quantity }));
  const query = orpc.cart.check.queryOptions({ input: { items: asked, city } });
  const { queryFn } = query;
  const checked = useQuery({
    ...query,
    queryFn: async (context) => store(code, (await (queryFn as (context: unknown) => Promise<CheckedCart>)(context)) as CheckedCart),
    placeholderData: keepPreviousData,
    enabled: items.length > 0,
    refetchOnWindowFocus: true,
  });
  const old = checked.data || !checked.isError ? undefined : readStored(code);
  const sellers = (checked.data ?? old?.cart)?.sellers;
  return { sellers, isOld: old?.at, failed: checked.isError && !sellers, refetch: checked.refetch, isRenewing: checked.isPlaceholderData };
}

export const standingsOf = (sellers: readonly CheckedSeller[]): Standing[] =>
  sellers.flatMap(({ lines }) => lines.map(({ variant, price, left }) => ({ variant, price: price.amount, left })));

export const standingOf = ({ variant, price, left }: CheckedLine): Standing => ({ variant, price: price.amount, left });

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Sums in halalas, VAT included. Pieces that cannot be bought do not count. */
export function useTotals(items: readonly CartItem[], sellers: readonly CheckedSeller[]) {
  return useMemo(() => {
    const bought = (seller: CheckedSeller) =>
      seller.lines.map((line) => ({ line, n: buyable({ quantity: items.find(({ variant }) => variant === line.variant)?.quantity ?? 0 }, standingOf(line)) }));
    const selling = sellers.filter((seller) => bought(seller).some(({ n }) => n > 0));
    const all = selling.flatMap(bought);
    const goods = sum(all.map(({ line, n }) => line.price.amount * n));
    const delivered = selling.flatMap(({ delivery }) => delivery ?? []);
    const delivery = sum(delivered.map(({ fee }) => fee.amount));
    const total = goods + delivery;
    const vat = sum(vatBreakdown([{ amount: total, category: "standard" }], riyadhDay(new Date()), true).map((share) => share.vat));
    return { pieces: sum(all.map(({ n }) => n)), goods, delivery, vat, total, sellers: selling.length, delivered: delivered.length };
  }, [items, sellers]);
}
