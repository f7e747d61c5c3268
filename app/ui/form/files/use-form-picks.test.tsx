import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useSimpleForm } from "../use-form.ts";
import { filesOf, IMAGES, type Pick } from "./picks.ts";
import { useFormPicks } from "./use-form-picks.ts";
import type { Send } from "./use-picks.ts";

type Stored = { id: string };
const RULES = { max: 3, maxBytes: 1_000, accept: IMAGES };
const png = (name: string) => new File([latin("\x89PNG\r\n\x1a\n")], name, { type: "image/png" });
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const text = (name: string) => new File(["a text"], name, { type: "image/jpeg" });
const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
/** Waits until the bytes of chosen files are checked. */
const wait = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

function start(send: (files: File[]) => Promise<unknown>, upload?: Send<Stored>) {
  return renderHook(
    () => {
      const form = useSimpleForm({ initial: { photos: [] as Pick<Stored>[] }, send: ({ photos }) => send(filesOf(photos)) });
      return { form, photos: useFormPicks(form, "photos", { rules: RULES, ...(upload && { send: upload }) }) };
    },
    null,
    Around,
  );
}
const problems = (picks: readonly Pick<unknown>[]) => picks.map(({ name, problem }) => [name, problem]);

test("each file is checked by itself; what does not fit any more is said and not taken", async () => {
  const host = await start(vi.fn());
  await host.act(async () => {
    host.current.photos.add([png("a.png"), text("b.jpg")]);
    await wait();
  });
  expect(problems(host.current.photos.picks)).toEqual([
    ["a.png", null],
    ["b.jpg", "UNSUPPORTED"],
  ]);
  await host.act(async () => {
    host.current.photos.add([png("c.png"), png("d.png")]);
    await wait();
  });
  expect(host.current.photos.picks.map(({ name }) => name)).toEqual(["a.png", "b.jpg", "c.png"]);
  expect(host.current.form.error("photos")).toBe("tooMany");
});

test("a file that the server refused says so at its place, until the files change", async () => {
  const refusal = Object.assign(new Error("INVALID"), { code: "INVALID", status: 422, defined: true, data: { fields: { "photos.1": "DAMAGED" } } });
  const host = await start(() => Promise.reject(refusal));
  await host.act(async () => {
    host.current.photos.add([png("a.png"), png("b.png")]);
    await wait();
    host.current.form.submit();
    await wait();
  });
  expect(problems(host.current.photos.picks)).toEqual([
    ["a.png", null],
    ["b.png", "DAMAGED"],
  ]);
  await host.act(() => host.current.photos.remove(host.current.photos.picks[1]?.key ?? ""));
  expect(problems(host.current.photos.picks)).toEqual([["a.png", null]]);
});

test("nothing is uploaded of a file that is refused", async () => {
  const upload = vi.fn<Send<Stored>>(async (file) => ({ id: file.name }));
  const host = await start(vi.fn(), upload);
  await host.act(async () => {
    host.current.photos.add([text("a.jpg"), png("b.png")]);
    await wait();
  });
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(["b.png"]);
  expect(host.current.photos.picks.map(({ stored }) => stored?.id ?? null)).toEqual([null, "b.png"]);
});
