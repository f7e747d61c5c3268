import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { readServerRows, type ServerRows } from "#app/platform/pages/server-rows.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { writtenPage } from "./card-list.ts";
import { useCardPage } from "./use-card-page.ts";

const around = vi.hoisted(() => ({ currency: null as string | null, next: undefined as string | undefined }));
vi.mock("./viewer.ts", () => ({ useViewer: () => ({ viewer: around.currency ? { currency: around.currency } : null }) }));
vi.mock("react-router", async (original) => ({ ...(await original<object>()), useNavigation: () => ({ location: around.next && { pathname: around.next } }) }));

type Page = { items: string[]; page: number; pages: number; total: number; correctedSearch: string | null };
const page = (number: number, ...items: string[]): Page => ({ items, page: number, pages: 2, total: 3, correctedSearch: null });
const summary = (number: number, shown: number) => ({ page: number, pages: 2, total: 3, correctedSearch: null, shown });
const written = writtenPage(page(1, "a", "b"));

async function at(answer: (number: number) => Promise<Page>, first?: typeof written) {
  const asked = vi.fn(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(
    (number: number) => useCardPage<Page>({ queryKey: [number], queryFn: () => asked(number) }, number === 1 ? first : undefined, "/vendors"),
    1 as number,
    Around,
  );
  await settle(host);
  return { host, asked };
}

beforeEach(() => Object.assign(around, { currency: null, next: undefined }));

test("a page that the server wrote is not asked for again", async () => {
  const { host, asked } = await at(async () => page(1), written);
  expect(asked).not.toHaveBeenCalled();
  expect(host.current).toMatchObject({ found: { ...summary(1, 2) }, isLoading: false, failed: undefined });
  expect(readServerRows(host.current.cards as ServerRows<string[]>)).toEqual(["a", "b"]);
});

test("readers of another currency get live cards in its place", async () => {
  around.currency = "USD";
  const { host, asked } = await at(async () => page(1, "in dollars"), written);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(host.current.cards).toEqual(["in dollars"]);
});

test("the present page stays until the next one is there", async () => {
  let arrive: (next: Page) => void = () => {};
  const { host } = await at((number) => (number === 1 ? Promise.resolve(page(1, "a", "b")) : new Promise((resolve) => (arrive = resolve))));
  expect(host.current).toMatchObject({ found: summary(1, 2), cards: ["a", "b"], isLoading: false });
  await host.render(2);
  expect(host.current).toMatchObject({ cards: ["a", "b"], isLoading: true });
  await host.act(() => arrive(page(2, "c")));
  await settle(host);
  expect(host.current).toMatchObject({ found: summary(2, 1), cards: ["c"], isLoading: false });
});

test("a search on its way to the same list is loading, one to another page is not", async () => {
  const { host } = await at(async () => page(1, "a"));
  around.next = "/vendors";
  await host.render(1);
  expect(host.current.isLoading).toBe(true);
  around.next = "/ideas";
  await host.render(1);
  expect(host.current.isLoading).toBe(false);
});

test("a failure is reported, unless the server wrote the page", async () => {
  const fails = async () => Promise.reject(new Error("no network"));
  expect((await at(fails)).host.current.failed).toBeDefined();
  around.currency = "USD";
  expect((await at(fails, written)).host.current).toMatchObject({ failed: undefined, found: summary(1, 2) });
});
