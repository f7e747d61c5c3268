import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { EMPTY_SEARCH, formatVendorSearch, type VendorSearch } from "../../vendors.search.ts";
import { useTypedWords, useVendorSearch } from "./use-vendor-search.ts";

const { navigate, pending } = vi.hoisted(() => ({ navigate: vi.fn(), pending: { address: undefined as { pathname: string; search: string } | undefined } }));
vi.mock("react-router", () => ({ useNavigate: () => navigate, useLocation: () => ({ pathname: "/vendors" }) }));
vi.mock("#app/ui/latest-location.ts", () => ({ latestLocation: () => pending.address }));

const at = (search: Partial<VendorSearch>) => ({ pathname: "/vendors", search: formatVendorSearch({ ...EMPTY_SEARCH, ...search }) });
const gone = () => navigate.mock.calls.map(([to, { replace }]) => [to, replace]);
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  pending.address = undefined;
});
afterEach(() => vi.useRealTimers());

async function box(search = "") {
  const host = await renderHook((words: string) => useTypedWords({ ...EMPTY_SEARCH, search: words }), search);
  const wait = (ms: number) => host.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const type = (words: string) => host.act(() => host.current.type(words));
  return { host, wait, type };
}

test("the address follows after a pause; Back undoes all that was typed, not one letter", async () => {
  const { wait, type } = await box();
  await type("o");
  await wait(200);
  await type("oak");
  await wait(300);
  await type("oak  doors ");
  await wait(300);
  expect(gone()).toEqual([
    ["/vendors?search=oak", false],
    ["/vendors?search=oak+doors", true],
  ]);
});

test("left and typed anew, it is another step", async () => {
  const { wait, type, host } = await box();
  await type("oak");
  await wait(300);
  await host.act(() => host.current.leave());
  await type("stone");
  await wait(300);
  expect(gone().map(([, replace]) => replace)).toEqual([false, false]);
});

test("Enter does not wait, and the pause asks no second time", async () => {
  const { wait, type, host } = await box();
  await type("oak");
  await host.act(() => host.current.askNow());
  await wait(1_000);
  expect(gone()).toHaveLength(1);
});

test("Back changes the words in the box, its own answer does not take what is typed on", async () => {
  const { wait, type, host } = await box();
  await type("oak");
  await wait(300);
  await type("oak d");
  await host.render("oak");
  expect(host.current.words).toBe("oak d");
  await host.render("");
  expect(host.current.words).toBe("");
});

test("a page that was left changes no address any more", async () => {
  const { wait, type, host } = await box();
  await type("oak");
  await host.unmount();
  await wait(1_000);
  expect(navigate).not.toHaveBeenCalled();
});

test("a second filter builds upon the first, whose page is still loading, and begins at page one", async () => {
  const host = await renderHook(() => useVendorSearch(), undefined);
  pending.address = at({ city: "Riyadh", page: 4 });
  host.current.change({ vendorType: "Service" });
  expect(gone()[0]?.[0]).toBe(`/vendors${at({ city: "Riyadh", vendorType: "Service" }).search}`);
});
