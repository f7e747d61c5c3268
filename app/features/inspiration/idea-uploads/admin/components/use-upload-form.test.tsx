import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { UploadedPhoto } from "../../idea-uploads.contract.ts";
import { useUploadForm } from "./use-upload-form.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { sendFile, page } = vi.hoisted(() => ({ sendFile: vi.fn(), page: { draft: null as string | null } }));
vi.mock("#app/ui/form/files/send-file.ts", async (original) => ({ ...(await original<object>()), sendFile }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => Object.assign((key: string) => key, { has: () => true }) }));

type Created = { title: string; photos: string[]; idempotency_key: string };
const photo = { id: "ph1", width: 4, height: 3, blur: "" } as unknown as UploadedPhoto;
const png = new File([Uint8Array.from("\x89PNG\r\n\x1a\n", (letter) => letter.charCodeAt(0))], "a.png", { type: "image/png" });
const create = vi.fn<(given: Created) => unknown>();
const keys = () => create.mock.calls.map(([{ idempotency_key }]) => idempotency_key);

beforeEach(() => {
  vi.resetAllMocks();
  page.draft = null;
  sendFile.mockResolvedValue(photo);
  create.mockResolvedValue({ slug: "majlis", title: "Majlis" });
  answerCalls({ "ideasAdmin.create": create });
});

/** The page of a person; `page.draft` is what the tab has from before. */
async function form(personId = "noura") {
  let isOpen = false;
  const { host, run } = await renderQueryHook((id: string) => {
    if (!isOpen && page.draft) sessionStorage.setItem("idea-draft", page.draft);
    isOpen = true;
    return useUploadForm(id);
  }, personId);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 6; turn += 1) await settle(host);
  };
  return { host, act, submit: () => act(() => host.current.submit()) };
}
const FILLED = { title: "Majlis", description: "A room for eighteen guests in Riyadh", room_type: "living_room", style: "modern" };
const fill = async ({ host, act }: Awaited<ReturnType<typeof form>>, more: object = {}) => {
  await act(() => host.current.patch({ ...FILLED, ...more } as never));
  await act(() => host.current.photos.add([png]));
};
const leave = () => (page.draft = sessionStorage.getItem("idea-draft"));

test("an upload whose answer got lost is sent again under the same key, even after a reload", async () => {
  create.mockRejectedValue(new TypeError("Failed to fetch"));
  const before = await form();
  await fill(before);
  await before.submit();
  expect(before.host.current.problems).toEqual({});
  leave();
  const after = await form();
  expect([after.host.current.isRestored, after.host.current.values.title]).toEqual([true, "Majlis"]);
  expect(after.host.current.values.photos.map(({ stored }) => stored?.id)).toEqual(["ph1"]);
  await after.submit();
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
});

test("edited, it is another idea with another key", async () => {
  create.mockRejectedValue(new TypeError("Failed to fetch"));
  const page = await form();
  await fill(page);
  await page.submit();
  await page.act(() => page.host.current.set("title", "Another majlis"));
  await page.submit();
  expect(new Set(keys()).size).toBe(2);
});

test("uploaded, the form and its draft are empty, and the next one has a key of its own", async () => {
  const page = await form();
  await fill(page);
  await page.submit();
  expect([page.host.current.values.title, page.host.current.values.photos, leave()]).toEqual(["", [], null]);
  await fill(page);
  await page.submit();
  expect([keys().length, new Set(keys()).size]).toEqual([2, 2]);
});

test("a draft is its author's alone", async () => {
  const before = await form();
  await fill(before);
  leave();
  const after = await form("huda");
  expect([after.host.current.isRestored, after.host.current.values.title]).toEqual([false, ""]);
});

test("cleared, nothing is restored the next time", async () => {
  const before = await form();
  await fill(before);
  await before.act(() => before.host.current.clear());
  leave();
  expect((await form()).host.current.isRestored).toBe(false);
});
