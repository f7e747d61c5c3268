import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { OwnProject, StoredProjectPhoto } from "../../portfolio.contract.ts";
import { useProjectForm } from "./use-project-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

const photo = (id: string) => ({ id, width: 4, height: 3, blur: "", altEn: `Photo ${id}`, altAr: null, before: null }) as unknown as StoredProjectPhoto;
const project = { id: "w1", version: "1", photos: ["a", "b", "c"].map(photo), costFrom: null, costTo: null } as unknown as OwnProject;
type Update = { changes: { photos: { id: string; altEn: string | null; beforeId: string | null }[] } };
const update = vi.fn<(given: Update) => unknown>();
beforeEach(() => {
  vi.resetAllMocks();
  update.mockResolvedValue(project);
  answerCalls({ "portfolio.update": update });
});

const form = () => renderQueryHook((given: OwnProject) => useProjectForm(given), project);
type Form = Awaited<ReturnType<typeof form>>["host"];
const photos = ({ current }: Form) => current.values.photos.map(({ stored }) => [stored?.id, stored?.before?.id ?? null]);

test("the before of a photograph leaves the row, and returns when another one takes its place", async () => {
  const { host, run } = await form();
  await run(() => host.current.pair("a", "c"));
  expect(photos(host)).toEqual([
    ["a", "c"],
    ["b", null],
  ]);
  await run(() => host.current.pair("a", "b"));
  expect(photos(host)).toEqual([
    ["a", "b"],
    ["c", null],
  ]);
  await run(() => host.current.pair("a", null));
  expect(photos(host)).toEqual([
    ["a", null],
    ["c", null],
    ["b", null],
  ]);
  await run(() => host.current.pair("b", "a"));
  await run(() => host.current.submit());
  expect(update.mock.calls[0]?.[0].changes.photos.map(({ id, beforeId }) => [id, beforeId])).toEqual([
    ["c", null],
    ["b", "a"],
  ]);
});

test("a description belongs to its photograph alone", async () => {
  const { host, run } = await form();
  await run(() => host.current.describe("b", { altEn: "Oak doors" }));
  expect(host.current.values.photos.map(({ stored }) => stored?.altEn)).toEqual(["Photo a", "Oak doors", "Photo c"]);
});

test("a photograph that is gone can neither be described nor paired", async () => {
  const { host, run } = await form();
  await run(() => host.current.pair("gone", "a"));
  await run(() => host.current.describe("gone", { altEn: "No" }));
  expect([photos(host).length, host.current.isDirty]).toEqual([3, false]);
});
