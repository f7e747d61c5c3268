import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { add, type CartItem, merge as together } from "../cart.rules.ts";
import { changeItems, readItems, readOwner, readUnsent } from "./cart-storage.ts";
import { useCartSync } from "./use-cart-sync.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { live } = vi.hoisted(() => ({ live: { hear: () => {} } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_topic: string, hear: () => void) => void Object.assign(live, { hear }) }));

type Items = { items: CartItem[] };
const item = (variant: string, quantity = 1, price = 100): CartItem => ({ id: `piece-${variant}`, variant, quantity, price });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

/** The account's cart, as the server has it. */
let account: CartItem[];
const get = vi.fn<() => unknown>();
const update = vi.fn<(input: Items) => unknown>();
const merge = vi.fn<(input: Items) => unknown>();
const changed = (items: readonly CartItem[]): CartItem[] => {
  account = [...account.filter(({ variant }) => !items.some((each) => each.variant === variant)), ...items.filter(({ quantity }) => quantity > 0)];
  return account;
};

beforeEach(() => {
  vi.resetAllMocks();
  account = [];
  get.mockImplementation(() => account);
  merge.mockImplementation(({ items }) => {
    account = together(items, account);
    return account;
  });
  update.mockImplementation(({ items }) => changed(items));
  answerCalls({ "cart.get": get, "cart.update": update, "cart.merge": merge });
});

/** The page of Noura, in a browser that had this before. */
async function page(left: { owner?: string; items?: CartItem[]; unsent?: CartItem[] }) {
  let isOpen = false;
  const { host, run } = await renderQueryHook((userId: string) => {
    if (!isOpen) {
      isOpen = true;
      localStorage.setItem("cart.owner", left.owner ?? "");
      localStorage.setItem("cart", JSON.stringify(left.items ?? []));
      localStorage.setItem("cart.unsent", JSON.stringify(left.unsent ?? []));
    }
    return useCartSync(userId);
  }, "noura");
  /** Exchanges follow one another, each a few promises long. */
  const quiet = async () => {
    for (let i = 0; i < 5; i += 1) await settle(host);
  };
  await quiet();
  return { host, run, quiet, act: async (change: () => unknown) => [await run(change), await quiet()] };
}
const cart = () => readItems().map(({ variant, quantity }) => [variant, quantity]);

test("what was put in before the sign-in joins the account's, once", async () => {
  account = [item("a", 2)];
  const { act } = await page({ items: [item("a"), item("b", 3)] });
  expect([readOwner(), cart()]).toEqual([
    "noura",
    [
      ["a", 2],
      ["b", 3],
    ],
  ]);
  await act(() => live.hear());
  expect([merge.mock.calls.length, cart()]).toEqual([
    1,
    [
      ["a", 2],
      ["b", 3],
    ],
  ]);
});

test("someone else's leftovers on this device do not join", async () => {
  account = [item("a")];
  await page({ owner: "huda", items: [item("hers", 4)], unsent: [item("hers", 4)] });
  expect([merge.mock.calls, readOwner(), cart(), readUnsent()]).toEqual([[[{ items: [] }]], "noura", [["a", 1]], []]);
});

test("what is added while the carts join is not lost, and is sent", async () => {
  const answer = delayed<CartItem[]>();
  merge.mockReturnValueOnce(answer.promise);
  const { act } = await page({ items: [item("a")] });
  await act(() => changeItems((items) => add(items, item("late"))));
  account = [item("a")];
  await act(() => answer.arrive(account));
  expect(cart()).toEqual([
    ["a", 1],
    ["late", 1],
  ]);
  expect(update.mock.calls).toEqual([[{ items: [item("late")] }]]);
  expect(readUnsent()).toEqual([]);
});

test("a change is sent alone, not the whole cart: another device's stays", async () => {
  account = [item("a", 5), item("other device")];
  const { act } = await page({ owner: "noura", items: [item("a", 5)] });
  await act(() => changeItems((items) => items.map((each) => ({ ...each, quantity: each.variant === "a" ? 6 : each.quantity }))));
  expect(update.mock.calls).toEqual([[{ items: [item("a", 6)] }]]);
  expect(cart()).toEqual([
    ["other device", 1],
    ["a", 6],
  ]);
});

test("offline nothing is lost: it waits, and is sent once the connection is back", async () => {
  const { act } = await page({ owner: "noura" });
  update.mockImplementationOnce(offline);
  await act(() => changeItems((items) => add(items, item("a"))));
  expect([cart(), readUnsent()]).toEqual([[["a", 1]], [item("a")]]);
  await act(() => dispatchEvent(new Event("online")));
  expect([account, readUnsent()]).toEqual([[item("a")], []]);
});

test("what changes while an exchange is on its way is not overwritten by its answer", async () => {
  const { act } = await page({ owner: "noura" });
  const answer = delayed<CartItem[]>();
  update.mockReturnValueOnce(answer.promise);
  await act(() => changeItems((items) => add(items, item("a"))));
  await act(() => changeItems((items) => items.map((each) => ({ ...each, quantity: 7 }))));
  await act(() => answer.arrive([item("a")]));
  expect(cart()).toEqual([["a", 7]]);
  expect(update.mock.calls.map(([{ items }]) => items[0]?.quantity)).toEqual([1, 7]);
  expect([account, readUnsent()]).toEqual([[item("a", 7)], []]);
});

test("one exchange at a time, in their order", async () => {
  const answer = delayed<CartItem[]>();
  get.mockReturnValueOnce(answer.promise);
  const { act } = await page({ owner: "noura" });
  await act(() => live.hear());
  await act(() => live.hear());
  expect(get).toHaveBeenCalledOnce();
  await act(() => answer.arrive([item("a")]));
  expect(get).toHaveBeenCalledTimes(3);
});

test("an answer for someone who has left in the meantime is dropped", async () => {
  const answer = delayed<CartItem[]>();
  get.mockReturnValueOnce(answer.promise);
  const { act } = await page({ owner: "noura" });
  localStorage.setItem("cart.owner", "");
  localStorage.setItem("cart", "[]");
  await act(() => answer.arrive([item("hers")]));
  expect([readOwner(), cart()]).toEqual(["", []]);
});

test("a page that was left sends nothing any more", async () => {
  const { host, act } = await page({ owner: "noura" });
  await host.unmount();
  await act(() => changeItems((items) => add(items, item("a"))));
  await act(() => dispatchEvent(new Event("online")));
  expect(update).not.toHaveBeenCalled();
});
