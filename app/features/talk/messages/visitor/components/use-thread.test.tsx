import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { MessageItem, MessagePage } from "../../messages.contract.ts";
import type { ThreadPlace } from "../../messages.pages.ts";
import { useThread } from "./use-thread.ts";

type News = { conversationId: string } | null;
let hear: (event: News) => void = () => {};
vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_: string, handler: typeof hear) => (hear = handler) }));

const call = vi.mocked(link.call);
const onNews = vi.fn<(items: MessageItem[]) => void>();
/** The message numbers on the server, and its page size. */
let stored: number[];
const AT_ONCE = 2;

const item = (seq: number): MessageItem => ({
  id: `m${seq}`,
  seq,
  isMine: false,
  author: null,
  body: `${seq}`,
  at: "2026-01-01T00:00:00Z",
  isRemoved: false,
  files: [],
});
function page({ after, around }: ThreadPlace): MessagePage {
  const rest = after === undefined ? stored : stored.filter((seq) => seq > after);
  const from = around === undefined ? Math.max(0, after === undefined ? rest.length - AT_ONCE : 0) : rest.indexOf(around);
  const seqs = rest.slice(from, from + AT_ONCE);
  return { items: seqs.map(item), hasOlder: false, hasNewer: seqs.at(-1) !== undefined && seqs.at(-1) !== stored.at(-1) };
}
const asked = (name: string) => call.mock.calls.filter(([path]) => path.join(".") === `messages.${name}`).map(([, input]) => input);

beforeEach(() => {
  vi.resetAllMocks();
  stored = [1, 2];
  call.mockImplementation(async (path, input) => (path[1] === "page" ? page(input as ThreadPlace) : { id: "c1" }));
});

async function thread(around?: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(() => useThread("c1", around, onNews), undefined, Around);
  await settle(host);
  const news = async (event: News) => {
    await host.act(() => hear(event));
    await settle(host);
  };
  return { host, news, shown: () => host.current.messages.data?.pages.flatMap(({ items }) => items.map(({ seq }) => seq)) };
}

test("a new message is added; what is shown is not loaded again", async () => {
  const { news, shown } = await thread();
  stored.push(3);
  await news({ conversationId: "c1" });
  expect(shown()).toEqual([1, 2, 3]);
  expect(asked("page")).toEqual([{ id: "c1" }, { id: "c1", after: 2 }]);
  expect(onNews.mock.calls).toEqual([[[item(3)]]]);
});

test("events of other conversations load nothing; a reconnect does", async () => {
  const { news, shown } = await thread();
  stored.push(3);
  await news({ conversationId: "c2" });
  expect([asked("page").length, asked("get").length]).toEqual([1, 1]);
  await news(null);
  expect(shown()).toEqual([1, 2, 3]);
  expect(asked("get")).toHaveLength(2);
});

test("without new messages the callback does not run", async () => {
  const { news } = await thread();
  await news({ conversationId: "c1" });
  expect(onNews).not.toHaveBeenCalled();
});

test("after a long absence five pages follow each other, and the rest waits for the reader", async () => {
  const { news, shown } = await thread();
  stored = Array.from({ length: 20 }, (_, index) => index + 1);
  await news(null);
  expect(shown()).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test("events during a request cause one more, one at a time", async () => {
  const { host, shown } = await thread();
  let answer: () => void = () => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({ items: [item(3)], hasOlder: true, hasNewer: false }))));
  await host.act(() => void host.current.catchUp());
  stored.push(3, 4);
  await host.act(() => {
    void host.current.catchUp();
    void host.current.catchUp();
  });
  expect(asked("page")).toHaveLength(2);
  await host.act(() => answer());
  await settle(host);
  expect(asked("page")).toHaveLength(3);
  expect(shown()).toEqual([1, 2, 3, 4]);
});

test("a reader who is further back is not thrown to the end", async () => {
  stored = [1, 2, 3, 4];
  const { news, shown } = await thread(1);
  await news({ conversationId: "c1" });
  expect(shown()).toEqual([1, 2]);
  expect(asked("page")).toHaveLength(1);
});

test("a failed request leaves what is shown, and the next event tries again", async () => {
  const { news, shown } = await thread();
  stored.push(3);
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await news({ conversationId: "c1" });
  expect(shown()).toEqual([1, 2]);
  await news({ conversationId: "c1" });
  expect(shown()).toEqual([1, 2, 3]);
});
