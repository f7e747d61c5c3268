import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { CheckedCart } from "../cart.contract.ts";
import type { CartItem } from "../cart.rules.ts";
import { useCheckedCart } from "./use-checked-cart.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { page } = vi.hoisted(() => ({ page: { code: "en", stored: undefined as string | undefined } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useLanguage: () => page }));

const item = (variant: string, quantity = 1): CartItem => ({ id: "sofa", variant, quantity, price: 100 });
const cartOf = (name: string) => ({ sellers: [{ id: "v1", name, lines: [] }] }) as unknown as CheckedCart;
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const check = vi.fn<(input: { items: object[]; city: string }) => unknown>();

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(page, { code: "en", stored: undefined });
  check.mockImplementation(async () => cartOf("Najd"));
  answerCalls({ "cart.check": check });
});

async function cart(items: readonly CartItem[]) {
  let isOpen = false;
  return renderQueryHook(
    (given: readonly CartItem[]) => {
      if (!isOpen && page.stored) localStorage.setItem("cart.checked", page.stored);
      isOpen = true;
      return useCheckedCart(given);
    },
    items,
    new QueryClient(),
  );
}
const names = (sellers: CheckedCart["sellers"] | undefined) => sellers?.map(({ name }) => name);
const leave = () => {
  page.stored = localStorage.getItem("cart.checked") ?? undefined;
};

test("prices are asked for by what the cart holds, without what the buyer saw last", async () => {
  const { host } = await cart([item("blue", 2)]);
  await vi.waitFor(() => expect(names(host.current.sellers)).toEqual(["Najd"]));
  expect(check.mock.calls[0]?.[0]).toEqual({ items: [{ id: "sofa", variant: "blue", quantity: 2 }], city: "Riyadh" });
  expect(host.current).toMatchObject({ isOld: undefined, failed: false });
});

test("an empty cart asks nothing", async () => {
  await cart([]);
  expect(check).not.toHaveBeenCalled();
});

test("offline it shows the last visit's, and says from when", async () => {
  const { host } = await cart([item("blue")]);
  await vi.waitFor(() => expect(host.current.sellers).toBeDefined());
  leave();
  check.mockImplementation(offline);
  const { host: later } = await cart([item("blue")]);
  await vi.waitFor(() => expect(names(later.current.sellers)).toEqual(["Najd"]));
  expect(Date.now() - Date.parse(later.current.isOld ?? "")).toBeLessThan(60_000);
  expect(later.current.failed).toBe(false);
});

test("offline in another language the names of the last visit would be wrong: it failed", async () => {
  const { host } = await cart([item("blue")]);
  await vi.waitFor(() => expect(host.current.sellers).toBeDefined());
  leave();
  page.code = "ar";
  check.mockImplementation(offline);
  const { host: later } = await cart([item("blue")]);
  await vi.waitFor(() => expect(later.current.failed).toBe(true));
  expect(later.current.sellers).toBeUndefined();
});

test("what was stored and is damaged counts as nothing", async () => {
  page.stored = "{";
  check.mockImplementation(offline);
  const { host } = await cart([item("blue")]);
  await vi.waitFor(() => expect(host.current.failed).toBe(true));
});

test("a changed quantity leaves the rows in place until its prices are here; an earlier answer does not replace them", async () => {
  const { host, run } = await cart([item("blue")]);
  await vi.waitFor(() => expect(host.current.sellers).toBeDefined());
  const [two, three] = [delayed<CheckedCart>(), delayed<CheckedCart>()];
  check.mockReturnValueOnce(two.promise).mockReturnValueOnce(three.promise);
  await host.render([item("blue", 2)]);
  await host.render([item("blue", 3)]);
  expect([names(host.current.sellers), host.current.isRenewing]).toEqual([["Najd"], true]);
  await run(() => three.arrive(cartOf("Three")));
  await run(() => two.arrive(cartOf("Two")));
  expect([names(host.current.sellers), host.current.isRenewing]).toEqual([["Three"], false]);
});
