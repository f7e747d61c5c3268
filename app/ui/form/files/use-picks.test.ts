import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { type Pick, storedPick } from "./picks.ts";
import { type Send, usePicks } from "./use-picks.ts";

type Stored = { id: string };
type Upload = { file: File; progress(share: number): void; signal: AbortSignal; arrive(stored: Stored): void; fail(error: unknown): void };
const rules = { max: 3, maxBytes: 1000, accept: "image/*" };
const PNG = Uint8Array.from("\x89PNG\r\n", (letter) => letter.charCodeAt(0));
const file = (name: string, type = "image/png") => new File([PNG], name, { type });
const refusal = (code: string, data: unknown = null) => Object.assign(new Error(code), { defined: true, code, data, status: 400 });
/** Waits until the bytes of chosen files are checked. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

async function picker({ stored = [], sends = true }: { stored?: string[]; sends?: boolean } = {}) {
  const uploads: Upload[] = [];
  const send: Send<Stored> = (one, progress, signal) =>
    new Promise((arrive, fail) => {
      uploads.push({ file: one, progress, signal, arrive, fail });
    });
  const [onTooMany, onDrop] = [vi.fn(), vi.fn()];
  const useHost = () => {
    const [picks, setPicks] = useState<readonly Pick<Stored>[]>(stored.map((id) => storedPick({ id })));
    // As `form.change`: what is true by now, also before the next rendering.
    const now = useRef(picks);
    const update = (change: (before: readonly Pick<Stored>[]) => readonly Pick<Stored>[]) => {
      now.current = change(now.current);
      setPicks(now.current);
    };
    return usePicks<Stored>({ rules, picks, update, onTooMany, onDrop, ...(sends && { send }) });
  };
  const host = await renderHook(useHost, undefined);
  const add = (...files: File[]) =>
    host.act(async () => {
      host.current.add(files);
      await settle();
    });
  const finish = (change: () => void) =>
    host.act(async () => {
      change();
      await settle();
    });
  return { host, uploads, onTooMany, onDrop, add, finish, of: (name: string) => host.current.picks.find((pick) => pick.name === name) };
}

test("uploads one after the other, with how much has left", async () => {
  const { host, uploads, add, finish, of } = await picker();
  await add(file("a"), file("b"));
  expect(host.current.uploads).toBe(true);
  expect(uploads.map((each) => each.file.name)).toEqual(["a"]);
  await host.act(() => uploads[0]?.progress(0.5));
  expect([of("a")?.sent, of("b")?.sent]).toEqual([0.5, 0]);
  await finish(() => uploads[0]?.arrive({ id: "1" }));
  expect(of("a")).toMatchObject({ stored: { id: "1" }, sent: 1 });
  expect(uploads.map((each) => each.file.name)).toEqual(["a", "b"]);
});

test("takes what has room and says how many had none", async () => {
  const { host, onTooMany, add } = await picker({ stored: ["1", "2"] });
  expect(host.current.isFull).toBe(false);
  await add(file("a"), file("b"), file("c"));
  expect(host.current.picks.map(({ name }) => name)).toEqual(["", "", "a"]);
  expect(host.current.isFull).toBe(true);
  expect(onTooMany.mock.calls).toEqual([[2]]);
});

test("within the limit there is no message", async () => {
  const { onTooMany, add } = await picker({ stored: ["1", "2"] });
  await add(file("a"));
  expect(onTooMany).not.toHaveBeenCalled();
});

test("a refused file is shown and never sent", async () => {
  const { host, uploads, add, of } = await picker();
  await add(file("plan", "text/plain"));
  expect(of("plan")?.problem).toBe("UNSUPPORTED");
  expect(uploads).toEqual([]);
  expect(host.current.canRetry(of("plan") as Pick)).toBe(false);
});

test("a failed upload can be retried; the others continue", async () => {
  const { host, uploads, add, finish, of } = await picker();
  await add(file("a"), file("b"));
  await finish(() => uploads[0]?.fail(new TypeError("Failed to fetch")));
  expect(of("a")).toMatchObject({ problem: "failed", stored: null });
  expect(host.current.canRetry(of("a") as Pick)).toBe(true);
  await finish(() => uploads[1]?.arrive({ id: "2" }));
  await finish(() => host.current.retry(of("a") as Pick));
  expect(of("a")).toMatchObject({ problem: null, sent: 0 });
  await finish(() => uploads[2]?.arrive({ id: "1" }));
  expect([of("a")?.stored, of("b")?.stored]).toEqual([{ id: "1" }, { id: "2" }]);
});

test("a permanent refusal is not retried", async () => {
  const { host, uploads, add, finish, of } = await picker();
  await add(file("a"));
  await finish(() => uploads[0]?.fail(refusal("INVALID", { fields: { file: "CORRUPT" } })));
  expect(of("a")?.problem).toBe("CORRUPT");
  expect(host.current.canRetry(of("a") as Pick)).toBe(false);
  expect(host.current.canRetry(storedPick({ id: "1" }))).toBe(false);
});

test("removed during the upload, it ends silently; the next one follows", async () => {
  const { host, uploads, onDrop, add, finish, of } = await picker();
  await add(file("a"), file("b"));
  await finish(() => {
    host.current.remove(of("a")?.key ?? "");
    uploads[0]?.fail(uploads[0].signal.reason);
  });
  expect(uploads[0]?.signal.aborted).toBe(true);
  expect(host.current.picks.map(({ name, problem }) => [name, problem])).toEqual([["b", null]]);
  expect(uploads).toHaveLength(2);
  expect(onDrop).not.toHaveBeenCalled();
});

test("taken out while it waits, it is never sent", async () => {
  const { host, uploads, add, finish, of } = await picker();
  await add(file("a"), file("b"));
  await finish(() => host.current.remove(of("b")?.key ?? ""));
  await finish(() => uploads[0]?.arrive({ id: "1" }));
  expect(uploads.map((each) => each.file.name)).toEqual(["a"]);
});

test("a stored one that is taken out is dropped on the server, too", async () => {
  const { host, onDrop } = await picker({ stored: ["1", "2"] });
  await host.act(() => host.current.remove("1"));
  expect(onDrop.mock.calls).toEqual([[{ id: "1" }]]);
  expect(host.current.picks.map(({ key }) => key)).toEqual(["2"]);
});

test("moves", async () => {
  const { host } = await picker({ stored: ["1", "2", "3"] });
  await host.act(() => host.current.move("3", 0));
  expect(host.current.picks.map(({ key }) => key)).toEqual(["3", "1", "2"]);
});

test("settled waits for what is on its way, and says whether everything arrived", async () => {
  const { host, uploads, add, finish } = await picker();
  await add(file("a"), file("b"));
  const whole = vi.fn();
  await finish(() => void host.current.settled().then(whole));
  await finish(() => uploads[0]?.arrive({ id: "1" }));
  expect(whole).not.toHaveBeenCalled();
  await finish(() => uploads[1]?.fail(new Error("broken")));
  expect(whole.mock.calls).toEqual([[false]]);
  await finish(() => host.current.retry(host.current.picks[1] as Pick));
  await finish(() => uploads[2]?.arrive({ id: "2" }));
  await finish(() => void host.current.settled().then(whole));
  expect(whole.mock.calls).toEqual([[false], [true]]);
});

test("without a way to send, files stay for the form", async () => {
  const { host, add, of } = await picker({ sends: false });
  await add(file("a"));
  expect(host.current.uploads).toBe(false);
  expect(of("a")).toMatchObject({ sent: 0, stored: null, problem: null });
  expect(host.current.canRetry({ ...(of("a") as Pick), problem: "failed" })).toBe(false);
});

test("unmounting aborts uploads", async () => {
  const { host, uploads, add } = await picker();
  await add(file("a"));
  await host.unmount();
  await settle();
  expect(uploads[0]?.signal.aborted).toBe(true);
});
