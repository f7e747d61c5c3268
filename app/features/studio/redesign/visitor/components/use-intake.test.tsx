import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { loadWork, useIntake } from "./use-intake.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { person, stored, toast } = vi.hoisted(() => ({
  person: { viewer: { id: "noura" } as { id: string } | null, isKnown: true },
  stored: { file: null as File | null },
  toast: vi.fn(),
}));
vi.mock("#app/kit/viewer.ts", () => ({ useViewer: () => ({ ...person }) }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));
vi.mock("#app/platform/languages/language-context.tsx", () => {
  const t = (key: string) => key;
  return { useT: () => t };
});
vi.mock(import("./stored-photo.ts"), async (original) => ({
  ...(await original()),
  storePhoto: async (file: File) => Object.assign(stored, { file }).file === file,
  takeStoredPhoto: async () => {
    const { file } = stored;
    stored.file = null;
    return file;
  },
}));

const png = (name: string) => new File([Uint8Array.from("\x89PNG\r\n\x1a\n", (letter) => letter.charCodeAt(0))], name, { type: "image/png" });
const [create, remove] = [vi.fn<(given: { photo: File; requestKey: string }) => unknown>(), vi.fn<(given: { id: string }) => unknown>()];
beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(person, { viewer: { id: "noura" }, isKnown: true });
  stored.file = null;
  create.mockImplementation(({ photo }) => ({ id: `r-${photo.name}` }));
  answerCalls({ "redesign.create": create, "redesign.remove": remove });
});

async function intake() {
  const { host, run } = await renderQueryHook((_turn: number) => useIntake(null), 0 as number);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 6; turn += 1) {
      await loadWork();
      await settle(host);
    }
  };
  return { host, act };
}
const sent = () => create.mock.calls.map(([{ photo }]) => photo.name);

test("a photograph is checked, sent and shown", async () => {
  const { host, act } = await intake();
  await act(() => host.current.choose(png("a.png")));
  expect([host.current.chosen?.id, host.current.isSending, host.current.problem]).toEqual(["r-a.png", false, null]);
});

test("one that is chosen while the first is on its way takes its place; the first is removed again", async () => {
  const answer = delayed<{ id: string }>();
  create.mockReturnValueOnce(answer.promise);
  const { host, act } = await intake();
  await act(() => void host.current.choose(png("a.png")));
  await act(() => void host.current.choose(png("b.png")));
  await act(() => answer.arrive({ id: "r-late" }));
  expect([host.current.chosen?.id, remove.mock.calls]).toEqual(["r-b.png", [[{ id: "r-late" }]]]);
});

test("replaced before its first picture, it does not stay in the history", async () => {
  const { host, act } = await intake();
  await act(() => host.current.choose(png("a.png")));
  await act(() => host.current.choose(png("b.png")));
  expect([host.current.chosen?.id, remove.mock.calls]).toEqual(["r-b.png", [[{ id: "r-a.png" }]]]);
});

test("offline it waits, and is sent once the connection is back, as one redesign", async () => {
  create.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, act } = await intake();
  await act(() => host.current.choose(png("a.png")));
  expect([host.current.problem, host.current.chosen?.file.name]).toEqual(["offline", "a.png"]);
  await act(() => dispatchEvent(new Event("online")));
  expect([host.current.problem, host.current.chosen?.id]).toEqual([null, "r-a.png"]);
  expect(new Set(create.mock.calls.map(([{ requestKey }]) => requestKey)).size).toBe(1);
});

test("of visitors nothing is sent; their photograph is there after the sign-in", async () => {
  Object.assign(person, { viewer: null });
  const { host, act } = await intake();
  await act(() => host.current.choose(png("a.png")));
  expect([sent(), stored.file?.name, host.current.isSignInShown]).toEqual([[], "a.png", true]);
  await host.unmount();
  Object.assign(person, { viewer: { id: "noura" } });
  const after = await intake();
  await after.act(() => undefined);
  expect([sent(), after.host.current.chosen?.id]).toEqual([["a.png"], "r-a.png"]);
});

test("chosen before it is known who is there, it is sent once that is known", async () => {
  Object.assign(person, { viewer: null, isKnown: false });
  const { host, act } = await intake();
  await act(() => host.current.choose(png("a.png")));
  expect(sent()).toEqual([]);
  Object.assign(person, { viewer: { id: "noura" }, isKnown: true });
  await host.render(1);
  await act(() => undefined);
  expect(sent()).toEqual(["a.png"]);
});

test("a file that is no photograph is named and neither shown nor sent", async () => {
  const { host, act } = await intake();
  await act(() => host.current.choose(new File(["text"], "text.png", { type: "image/png" })));
  expect([host.current.problem, host.current.chosen, host.current.name, sent()]).toEqual(["UNSUPPORTED", null, "text.png", []]);
});

test.each([
  [refusal("INVALID", { fields: { limit: "limit" } }, 400), "tooMany"],
  [refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 }, 429), "tooOften"],
  [refusal("PAYLOAD_TOO_LARGE", undefined, 413), "TOO_LARGE"],
  [new Error("broken"), "failed"],
])("%s is named, and the photograph stays for the next try", async (failure, problem) => {
  create.mockRejectedValueOnce(failure);
  const { host, act } = await intake();
  await act(() => host.current.choose(png("a.png")));
  expect([host.current.problem, host.current.chosen?.file.name]).toEqual([problem, "a.png"]);
  await act(() => host.current.retry());
  expect([host.current.problem, host.current.chosen?.id]).toEqual([null, "r-a.png"]);
});
