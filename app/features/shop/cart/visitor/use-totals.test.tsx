import { expect, test } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { CheckedSeller } from "../cart.contract.ts";
import type { CartItem } from "../cart.rules.ts";
import { useTotals } from "./use-checked-cart.ts";

const sar = (amount: number) => ({ amount, currency: "SAR" as const });
const item = (variant: string, quantity: number): CartItem => ({ id: `piece-${variant}`, variant, quantity, price: 1 });
const line = (variant: string, amount: number, left: number | null = null) =>
  ({ id: `piece-${variant}`, variant, price: sar(amount), left }) as CheckedSeller["lines"][number];
const seller = (id: string, lines: CheckedSeller["lines"], fee?: number) =>
  ({
    id,
    lines,
    delivery: fee === undefined ? null : { kind: "standard", fee: sar(fee), earliest: "2026-12-01", latest: "2026-12-03" },
  }) as unknown as CheckedSeller;

const totals = async (items: CartItem[], sellers: CheckedSeller[]) => (await renderHook(() => useTotals(items, sellers), undefined)).current;

test("pieces at today's price and the cheapest delivery of each seller make the total, of which 15/115 is VAT", async () => {
  expect(await totals([item("a", 2), item("b", 1)], [seller("x", [line("a", 10_000)], 1_500), seller("y", [line("b", 2_000, 5)], 0)])).toEqual({
    pieces: 3,
    goods: 22_000,
    delivery: 1_500,
    vat: 3_065,
    total: 23_500,
    sellers: 2,
    delivered: 2,
  });
});

test("no more is counted than is left", async () => {
  expect(await totals([item("a", 5)], [seller("x", [line("a", 999, 3)])])).toMatchObject({ pieces: 3, goods: 2_997, total: 2_997 });
});

test("a seller of whom nothing can be bought delivers nothing", async () => {
  expect(await totals([item("a", 1), item("b", 1)], [seller("x", [line("a", 999, 0)], 1_500), seller("y", [line("b", 500)])])).toMatchObject({
    pieces: 1,
    delivery: 0,
    total: 500,
    sellers: 1,
    delivered: 0,
  });
});

test("what was removed meanwhile does not count, nor does a cart that is not yet read", async () => {
  expect(await totals([], [seller("x", [line("a", 999)], 1_500)])).toMatchObject({ pieces: 0, total: 0, vat: 0, sellers: 0 });
  expect(await totals([item("a", 1)], [])).toMatchObject({ pieces: 0, total: 0 });
});
