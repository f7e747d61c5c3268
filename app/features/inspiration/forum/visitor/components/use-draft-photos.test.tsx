import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { chosenPick, type Pick, withoutPick } from "#app/ui/form/files/picks.ts";
import { readPhotos, savePhotos } from "./draft-photos.ts";
import { useDraftPhotos } from "./use-draft-photos.ts";

const store = vi.hoisted(() => new Map<string, File[]>());
vi.mock("./draft-photos.ts", () => ({
  readPhotos: vi.fn(async (viewerId: string, name: string) => store.get(`${viewerId}:${name}`) ?? []),
  savePhotos: vi.fn(async (viewerId: string, name: string, files: File[]) => void store.set(`${viewerId}:${name}`, files)),
}));
beforeEach(() => {
  store.clear();
  vi.clearAllMocks();
});

const RULES = { maxBytes: 1000, accept: "image/png" };
const photo = (name: string, content = "x") => new File([content], name, { type: "image/png" });

/** The ask form of a person, with its photographs alone. */
async function form(viewerId = "huda") {
  const host = await renderHook((id: string) => {
    const [picks, setPicks] = useState<Pick<never>[]>([]);
    const add = (files: readonly File[]) => setPicks((before) => [...before, ...files.map((file) => chosenPick(file, file.name, RULES))]);
    useDraftPhotos({ picks, add }, id, "new");
    return { names: picks.map(({ name }) => name), add, remove: (key: string) => setPicks((before) => withoutPick(before, key)) };
  }, viewerId);
  await settle(host);
  const run = async (act: () => void) => {
    await host.act(act);
    await settle(host);
  };
  return { host, run };
}
const stored = (viewerId = "huda") => store.get(`${viewerId}:new`)?.map(({ name }) => name);

test("photographs of a draft are there again after a reload, for their person alone", async () => {
  const { host, run } = await form();
  await run(() => host.current.add([photo("a.png"), photo("b.png")]));
  await host.unmount();
  expect((await form()).host.current.names).toEqual(["a.png", "b.png"]);
  expect((await form("sara")).host.current.names).toEqual([]);
});

test("one that is removed stays away, and one that is refused is not stored", async () => {
  const { host, run } = await form();
  await run(() => host.current.add([photo("a.png"), photo("empty.png", ""), photo("b.png")]));
  expect(stored()).toEqual(["a.png", "b.png"]);
  await run(() => host.current.remove("a.png"));
  expect(stored()).toEqual(["b.png"]);
  await run(() => host.current.remove("b.png"));
  expect(stored()).toEqual([]);
});

test("one that is chosen before the stored ones are read does not replace them", async () => {
  store.set("huda:new", [photo("a.png")]);
  let read = (_: File[]) => {};
  vi.mocked(readPhotos).mockReturnValueOnce(new Promise((resolve) => (read = resolve)));
  const { host, run } = await form();
  await run(() => host.current.add([photo("early.png")]));
  expect(savePhotos).not.toHaveBeenCalled();
  await run(() => read([photo("a.png")]));
  expect([host.current.names, stored()]).toEqual([
    ["early.png", "a.png"],
    ["early.png", "a.png"],
  ]);
});
