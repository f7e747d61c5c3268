import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed, refusal } from "#app/api/testing/calls.ts";
import type { CartItem } from "#app/features/shop/cart/public.ts";
import type { CheckoutQuote, ChosenDelivery } from "#app/features/shop/orders/public.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { readDraft } from "./checkout-draft.ts";
import { useCheckout } from "./use-checkout.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key, useLanguage: () => ({ code: "ar" }) }));
const { person } = vi.hoisted(() => ({ person: { viewer: { name: "Noura", email: "noura@example.com" } as { name: string; email: string } | null } }));
vi.mock("#app/kit/viewer.ts", () => ({ useViewer: () => ({ ...person, isKnown: true }) }));

type Asked = { lines: object[]; city: string | null; deliveries: Record<string, ChosenDelivery>; coupon: string | null };
type Placed = Asked & { key: string; expectedTotal: number; contact: object; language: string };

const ITEMS: CartItem[] = [{ id: "sofa", variant: "sofa-blue", quantity: 2, price: 90_000 }];
const chosen = (method: string) => ({ method }) as unknown as ChosenDelivery;
const quoteOf = (asked: Asked, total = asked.deliveries["v1"] ? 205_000 : 200_000) =>
  ({
    total,
    problems: [],
    methods: ["card"],
    sellers: [{ vendor: { id: "v1" }, delivery: asked.deliveries["v1"] ?? chosen("standard") }],
  }) as unknown as CheckoutQuote;
const ADDRESS = { buildingNumber: "1234", street: "Olaya", district: "Olaya", city: "Riyadh", postalCode: "12345", additionalNumber: "5678" };
const FILLED = { ...ADDRESS, phone: "0501234567", termsAccepted: true };

let assign: ReturnType<typeof vi.fn>;
const place = vi.fn<(order: Placed) => unknown>();
const store = vi.fn<(address: object) => unknown>();
let quote: (asked: Asked) => unknown;
let calls: ReturnType<typeof answerCalls>;

beforeEach(() => {
  vi.resetAllMocks();
  person.viewer = { name: "Noura", email: "noura@example.com" };
  quote = (asked) => quoteOf(asked);
  place.mockResolvedValue({ next: "/pay/p1" });
  store.mockResolvedValue({});
  calls = answerCalls({ "orders.quote": (asked: Asked) => quote(asked), "orders.place": place, "addresses.store": store });
});

async function checkout(values: object = FILLED) {
  const { host, run } = await renderQueryHook((items: readonly CartItem[]) => useCheckout(items), ITEMS);
  assign = vi.fn();
  Object.assign(location, { assign });
  await vi.waitFor(async () => {
    await settle(host);
    expect(host.current.quote).toBeDefined();
  });
  await run(() => host.current.form.patch(values));
  return { host, run, submit: () => run(() => host.current.form.submit()) };
}
const orders = () => place.mock.calls.map(([order]) => order);

test("what is bought is what was priced: lines, delivery, total, and who buys", async () => {
  const { submit } = await checkout();
  await submit();
  expect(orders()).toEqual([
    expect.objectContaining({
      lines: [{ variantId: "sofa-blue", quantity: 2 }],
      city: "Riyadh",
      deliveries: { v1: chosen("standard") },
      expectedTotal: 200_000,
      contact: { name: "Noura", email: "noura@example.com", phone: "0501234567" },
      language: "ar",
    }),
  ]);
  expect(assign.mock.calls).toEqual([["/pay/p1"]]);
});

test("pressed twice, it is one order", async () => {
  const { host, run } = await checkout();
  const answer = delayed<object>();
  place.mockReturnValue(answer.promise);
  await run(() => {
    host.current.form.submit();
    host.current.form.submit();
  });
  await run(() => host.current.form.submit());
  expect(place).toHaveBeenCalledOnce();
  await run(() => answer.arrive({ next: "/pay/p1" }));
  expect(assign).toHaveBeenCalledOnce();
});

test("an answer that got lost is asked for again with the same key, also by another tab", async () => {
  place.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, submit } = await checkout();
  await submit();
  expect(host.current.form.failure?.kind).toBe("offline");
  const again = JSON.stringify(localStorage.getItem("checkout.key"));
  await submit();
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(again).toContain(orders()[0]?.key);
  // Done, the same pieces may be bought again.
  expect(localStorage.getItem("checkout.key")).toBeNull();
});

test("a delivery that was just chosen is not bought at the price of the former one", async () => {
  const { host, run, submit } = await checkout();
  const answer = delayed<CheckoutQuote>();
  quote = () => answer.promise;
  await run(() => host.current.choose("v1", chosen("express")));
  expect([host.current.isPricing, host.current.quote?.total]).toEqual([true, 200_000]);
  await submit();
  expect(place).not.toHaveBeenCalled();
  await run(() => answer.arrive(quoteOf({ deliveries: { v1: chosen("express") } } as unknown as Asked)));
  expect(host.current.isPricing).toBe(false);
  await submit();
  expect(orders().map(({ deliveries, expectedTotal }) => [deliveries, expectedTotal])).toEqual([[{ v1: chosen("express") }, 205_000]]);
});

test("of two choices the later one counts, whichever answer comes last", async () => {
  const { host, run } = await checkout();
  const [first, second] = [delayed<CheckoutQuote>(), delayed<CheckoutQuote>()];
  const answers = [first, second];
  quote = () => answers.shift()?.promise;
  await run(() => host.current.setCoupon("OLD"));
  await run(() => host.current.setCoupon("NEW"));
  await run(() => second.arrive(quoteOf({ deliveries: {} } as Asked, 150_000)));
  await run(() => first.arrive(quoteOf({ deliveries: {} } as Asked, 170_000)));
  expect(host.current.quote?.total).toBe(150_000);
});

test("another city has other deliveries: the choice is made anew", async () => {
  const { host, run } = await checkout();
  await run(() => host.current.choose("v1", chosen("express")));
  await run(() => host.current.setCity("Jeddah"));
  expect(calls.inputsOf<Asked>("orders.quote").at(-1)).toMatchObject({ city: "Jeddah", deliveries: {} });
});

test("a price that has changed is shown before anything is bought, and what was typed stays", async () => {
  place.mockRejectedValueOnce(refusal("CHECKOUT_CHANGED"));
  const { host, submit } = await checkout();
  quote = (asked) => quoteOf(asked, 230_000);
  await submit();
  expect(host.current.form.failure).toMatchObject({ kind: "refused", code: "CHECKOUT_CHANGED" });
  expect([host.current.quote?.total, host.current.form.values.street]).toEqual([230_000, "Olaya"]);
  expect(assign).not.toHaveBeenCalled();
  await submit();
  expect(orders().at(-1)?.expectedTotal).toEqual(230_000);
});

test("the server's problems stand at the fields of this form", async () => {
  place.mockRejectedValueOnce(refusal("INVALID", { fields: { "contact.phone": "phone", "address.postalCode": "fiveDigits" } }, 400));
  const { host, submit } = await checkout();
  await submit();
  expect(host.current.form.problems).toEqual({ phone: "phone", postalCode: "fiveDigits" });
});

test("without the terms nothing is sent", async () => {
  const { host, submit } = await checkout({ ...FILLED, termsAccepted: false });
  await submit();
  expect(host.current.form.problems).toEqual({ termsAccepted: "terms" });
  expect(place).not.toHaveBeenCalled();
});

test("a refresh loses nothing that was typed, but consent is given anew", async () => {
  await checkout();
  expect(readDraft()).toMatchObject({ street: "Olaya", phone: "0501234567" });
  expect(readDraft()).not.toHaveProperty("termsAccepted");
});

test("an address that cannot be stored does not undo the order", async () => {
  store.mockRejectedValue(new TypeError("Failed to fetch"));
  const { submit } = await checkout();
  await submit();
  expect([store.mock.calls.length, assign.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ["a guest's", null, true],
  ["an unwanted", { name: "Noura", email: "noura@example.com" }, false],
])("%s address is not stored", async (_, viewer, storesAddress) => {
  person.viewer = viewer;
  const { submit } = await checkout({ ...FILLED, name: "Huda", email: "huda@example.com", storesAddress });
  await submit();
  expect([place.mock.calls.length, store.mock.calls.length]).toEqual([1, 0]);
});
