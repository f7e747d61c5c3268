import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { CHOSEN_PHOTO_MB } from "./look.ts";
import { seenPhoto } from "./seen-photos.ts";
import { usePhotoSearch } from "./use-photo-search.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock("react-router", () => ({ useNavigate: () => navigate }));

const png = (name: string) => new File([Uint8Array.from("\x89PNG\r\n\x1a\n", (letter) => letter.charCodeAt(0))], name, { type: "image/png" });
const found = (look: string) => ({ look, colors: ["#aabbcc"], ideas: { items: [], next: null } });
const byPhoto = vi.fn<(given: { photo: File }) => unknown>();
beforeEach(() => {
  vi.resetAllMocks();
  byPhoto.mockImplementation(({ photo }) => found(photo.name));
  answerCalls({ "ideaLook.byPhoto": byPhoto });
});

async function search() {
  const { host, run } = await renderQueryHook(() => usePhotoSearch("all" as never), undefined);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 6; turn += 1) await settle(host);
  };
  return { host, act };
}

test("a photograph leads to what looks like it, and is remembered for the results' page", async () => {
  const { host, act } = await search();
  await act(() => host.current.searchBy(png("sofa.png")));
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([expect.stringContaining("sofa.png")]);
  expect([seenPhoto("sofa.png")?.colors, host.current.isLooking, host.current.problem]).toEqual([["#aabbcc"], false, null]);
});

test("of two photographs the later one counts, whichever answer comes last", async () => {
  const [first, second] = [delayed<object>(), delayed<object>()];
  byPhoto.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { host, act } = await search();
  await act(() => void host.current.searchBy(png("first.png")));
  await act(() => void host.current.searchBy(png("second.png")));
  await act(() => second.arrive(found("second")));
  await act(() => first.arrive(found("first")));
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([expect.stringContaining("second")]);
});

test("a failure of the earlier one says nothing about the later one", async () => {
  const [first, second] = [delayed<object>(), delayed<object>()];
  byPhoto.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { host, act } = await search();
  await act(() => void host.current.searchBy(png("first.png")));
  await act(() => void host.current.searchBy(png("second.png")));
  await act(() => first.fail(new TypeError("Failed to fetch")));
  expect([host.current.problem, host.current.isLooking]).toEqual([null, true]);
  await act(() => second.arrive(found("second")));
  expect(host.current.isLooking).toBe(false);
});

test.each([
  ["an empty file", new File([], "empty.png", { type: "image/png" }), "EMPTY"],
  ["a text with a picture's name", new File(["text"], "text.png", { type: "image/png" }), "UNSUPPORTED"],
  ["one that is too large", new File([new Uint8Array(CHOSEN_PHOTO_MB * 1024 * 1024)], "large.png", { type: "image/png" }), "TOO_LARGE"],
])("%s is refused before anything is sent", async (_, file, code) => {
  const { host, act } = await search();
  await act(() => host.current.searchBy(file));
  expect([host.current.problem, byPhoto.mock.calls.length]).toEqual([{ code, name: file.name }, 0]);
});

test.each([
  [refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 }, 429), "tooOften"],
  [refusal("PAYLOAD_TOO_LARGE", undefined, 413), "TOO_LARGE"],
  [refusal("INVALID", { fields: { photo: "DAMAGED" } }, 400), "DAMAGED"],
  [new TypeError("Failed to fetch"), "failed"],
])("%s is named, and the page stays", async (failure, code) => {
  byPhoto.mockRejectedValueOnce(failure);
  const { host, act } = await search();
  await act(() => host.current.searchBy(png("sofa.png")));
  expect([host.current.problem?.code, navigate.mock.calls.length]).toEqual([code, 0]);
});
