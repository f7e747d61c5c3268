import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { type FormOptions, useForm, useSimpleForm } from "./use-form.ts";

type Row = { id: string; version: number; name: string; city: string };
type Values = { name: string; city: string };
type Options = Partial<FormOptions<Row, Values, string, Row>>;

const stored: Row = { id: "v1", version: 1, name: "Najd", city: "Riyadh" };
const refusal = (code: string, data: unknown) => Object.assign(new Error(code), { defined: true, code, data, status: 400 });

async function form(options: Options = {}) {
  const send = vi.fn<FormOptions<Row, Values, string, Row>["send"]>(async (values, { stored: before }) => ({
    ...before,
    ...values,
    version: before.version + 1,
  }));
  const client = new QueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const all = { stored, valuesOf: ({ name, city }: Row) => ({ name, city }), send, ...options };
  const host = await renderHook((given: typeof all) => useForm<Row, Values, Row>(given), all, Around);
  return { host, send: all.send as typeof send };
}
type Host = Awaited<ReturnType<typeof form>>["host"];
const type = (host: Host, part: Partial<Values>) => host.act(() => host.current.patch(part));
/** Runs an action and everything it triggers. */
const run = async (host: Pick<Host, "act">, start: () => void) => {
  await host.act(start);
  await settle(host);
};
const submit = (host: Host) => run(host, () => host.current.submit());
/** A form of the page whose second field is marked as wrong. */
function pageForm() {
  const element = document.createElement("form");
  element.innerHTML = `<input name="name"><input name="city" aria-invalid="true">`;
  document.body.replaceChildren(element);
  for (const each of element.querySelectorAll("*")) each.scrollIntoView = () => {};
  return element;
}
const eventOf = (element: Element) =>
  ({ preventDefault: vi.fn(), currentTarget: element }) as unknown as FormEvent<HTMLFormElement> & { preventDefault(): void };

test("names what was changed, and only that is sent as changes", async () => {
  const { host, send } = await form();
  expect(host.current).toMatchObject({ isDirty: false, changed: [], answer: null });
  await type(host, { city: "Jeddah" });
  expect(host.current).toMatchObject({ isDirty: true, changed: ["city"] });
  await submit(host);
  expect(send.mock.calls[0]).toEqual([
    { name: "Najd", city: "Jeddah" },
    { stored, changed: ["city"], changes: { city: "Jeddah" }, key: expect.any(String) },
  ]);
});

test("continues from the answer, and reports that it was sent", async () => {
  const onSent = vi.fn();
  const { host } = await form({ next: (answer) => answer, onSent });
  await type(host, { city: "Jeddah" });
  await submit(host);
  expect(host.current).toMatchObject({ stored: { version: 2 }, values: { city: "Jeddah" }, isDirty: false, answer: { version: 2 } });
  expect(onSent.mock.calls).toEqual([[{ ...stored, city: "Jeddah", version: 2 }]]);
});

test("what is wrong by the rules is shown and not sent; typing clears only that field's problem", async () => {
  const { host, send } = await form({ check: () => ({ name: "required", city: "tooLong" }), problemText: (code, place) => `${place}: ${code}` });
  await submit(host);
  expect(send).not.toHaveBeenCalled();
  expect([host.current.error("name"), host.current.error("city")]).toEqual(["name: required", "city: tooLong"]);
  await host.act(() => host.current.text("name").onChange({ target: { value: "Hijaz" } }));
  expect([host.current.error("name"), host.current.error("city")]).toEqual([undefined, "city: tooLong"]);
  expect(host.current.text("name").value).toBe("Hijaz");
});

test("values are validated and sent normalized", async () => {
  const check = vi.fn(() => ({}));
  const { host, send } = await form({ tidy: (values) => ({ ...values, name: values.name.trim() }), check });
  await type(host, { name: "  Hijaz " });
  await submit(host);
  expect(check.mock.calls).toEqual([[{ name: "Hijaz", city: "Riyadh" }, ["name"]]]);
  expect(send.mock.calls[0]?.[0].name).toBe("Hijaz");
  expect(host.current.values.name).toBe("Hijaz");
});

test("waits for uploads, and does not send what did not arrive", async () => {
  let arrive: (problems: Record<string, string>) => void = () => {};
  const { host, send } = await form({ settle: () => new Promise((resolve) => (arrive = resolve)) });
  await submit(host);
  expect(host.current.isSending).toBe(true);
  expect(send).not.toHaveBeenCalled();
  await run(host, () => arrive({ photos: "missing" }));
  expect(host.current).toMatchObject({ isSending: false, problems: { photos: "missing" } });
  expect(send).not.toHaveBeenCalled();
});

test("the server's field errors show at their fields, not as a failure of the form", async () => {
  const [onFailure, onProblems] = [vi.fn(), vi.fn()];
  const send = vi.fn().mockRejectedValue(refusal("INVALID", { fields: { city: "unknown" } }));
  const { host } = await form({ send, onFailure, onProblems });
  await type(host, { city: "Atlantis" });
  await submit(host);
  expect(host.current).toMatchObject({ problems: { city: "unknown" }, failure: null, values: { city: "Atlantis" }, isSending: false });
  expect([onFailure.mock.calls, onProblems.mock.calls]).toEqual([[], [[{ city: "unknown" }]]]);
});

test("a failure is shown, loses nothing, and retries have the same key until one succeeds", async () => {
  const onFailure = vi.fn();
  const send = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(stored);
  const { host } = await form({ send, onFailure });
  await type(host, { city: "Jeddah" });
  await submit(host);
  expect(host.current).toMatchObject({ failure: { kind: "offline" }, values: { city: "Jeddah" } });
  expect(onFailure.mock.calls).toEqual([[{ kind: "offline" }]]);
  await submit(host);
  expect(host.current.failure).toBeNull();
  await submit(host);
  const [first, second, third] = send.mock.calls.map(([, { key }]) => key as string);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test("edited after a lost answer, it is another message with a key of its own; edited back, it is the first one again", async () => {
  const send = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  const { host } = await form({ send });
  for (const city of ["Jeddah", "Abha", "Abha", "Jeddah"]) {
    await type(host, { city });
    await submit(host);
  }
  const [first, second, third, fourth] = send.mock.calls.map(([, { key }]) => key as string);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect(fourth).toBe(first);
});

test("a field that was refused and mended is another attempt", async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(refusal("INVALID", { fields: { city: "unknown" } }))
    .mockResolvedValue(stored);
  const { host } = await form({ send });
  await type(host, { city: "Atlantis" });
  await submit(host);
  await type(host, { city: "Abha" });
  await submit(host);
  expect(send.mock.calls[1]?.[1].key).not.toBe(send.mock.calls[0]?.[1].key);
});

test("renewed, it is another one: an empty form with a key of its own", async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error("busy")).mockResolvedValue(stored);
  const { host } = await form({ send });
  await type(host, { city: "Jeddah" });
  await submit(host);
  await host.act(() => host.current.renew(stored));
  expect(host.current).toMatchObject({ values: { city: "Riyadh" }, failure: null, answer: null });
  await submit(host);
  expect(send.mock.calls[1]?.[1].key).not.toBe(send.mock.calls[0]?.[1].key);
});

test("pressed twice, it is sent once", async () => {
  let arrive: (row: Row) => void = () => {};
  const send = vi.fn(() => new Promise<Row>((resolve) => (arrive = resolve)));
  const { host } = await form({ send });
  await run(host, () => {
    host.current.submit();
    host.current.submit();
  });
  expect(send).toHaveBeenCalledOnce();
  await run(host, () => arrive(stored));
  await submit(host);
  expect(send).toHaveBeenCalledTimes(2);
});

const theirs: Row = { id: "v1", version: 2, name: "Theirs", city: "Abha" };
async function overtaken() {
  const onFailure = vi.fn();
  const send = vi
    .fn()
    .mockRejectedValueOnce(refusal("CONFLICT", { current: theirs, changedBy: "Sara", changedAt: "2026-01-01" }))
    .mockResolvedValue(theirs);
  const { host } = await form({ send, onFailure });
  await type(host, { name: "Mine" });
  await submit(host);
  return { host, send, onFailure };
}

test("another person's edit is shown beside what was typed", async () => {
  const { host, onFailure } = await overtaken();
  expect(host.current).toMatchObject({ values: { name: "Mine" }, failure: null, conflict: { changedBy: "Sara", theirs: ["name", "city"], both: ["name"] } });
  expect(onFailure).not.toHaveBeenCalled();
});

test("mine on top: it is sent again from their version", async () => {
  const { host, send } = await overtaken();
  await host.act(() => void host.current.reapplyMine());
  expect(host.current).toMatchObject({ conflict: null, values: { name: "Mine", city: "Abha" }, changed: ["name"] });
  await submit(host);
  expect(send.mock.calls[1]?.[1]).toMatchObject({ stored: theirs, changes: { name: "Mine" } });
});

test("theirs: nothing of mine is left", async () => {
  const { host } = await overtaken();
  await host.act(() => void host.current.takeTheirs());
  expect(host.current).toMatchObject({ conflict: null, values: { name: "Theirs", city: "Abha" }, isDirty: false });
});

test("a row that went on to another state is a failure, not an edit to merge", async () => {
  const { host } = await form({ send: vi.fn().mockRejectedValue(refusal("STATUS_CONFLICT", { status: "closed" })) });
  await submit(host);
  expect(host.current).toMatchObject({ conflict: null, failure: { kind: "conflict", data: { status: "closed" } } });
});

test("discarded, the stored values stand there again", async () => {
  const { host } = await form();
  await type(host, { name: "Mine" });
  await host.act(() => host.current.discard());
  expect(host.current).toMatchObject({ values: { name: "Najd" }, isDirty: false });
});

test("what arrives later is built on the values by then", async () => {
  const { host } = await form();
  await host.act(() => {
    host.current.set("name", "A");
    host.current.change(({ name }) => ({ name: `${name}B` }));
  });
  expect(host.current.values.name).toBe("AB");
});

test("a field that is left is judged only when it was changed and the form asks for it", async () => {
  const check = vi.fn(() => ({ name: "required", city: "tooLong" }));
  const { host } = await form({ check, checksOnLeave: true });
  await host.act(() => host.current.text("name").onBlur());
  expect(check).not.toHaveBeenCalled();
  await host.act(() => host.current.control("name").onChange(""));
  await host.act(() => host.current.control("name").onBlur());
  expect(host.current.problems).toEqual({ name: "required" });
  const { host: lazy } = await form({ check });
  await type(lazy, { name: "" });
  await lazy.act(() => lazy.current.leave("name"));
  expect(lazy.current.problems).toEqual({});
});

test("a step with a wrong field does not end, and that field gets the focus", async () => {
  let isWrong = true;
  const { host } = await form({ check: () => (isWrong ? { city: "tooLong", name: "required" } : { name: "required" }) });
  const page = pageForm();
  host.current.element.ref.current = page;
  const step = { isGood: true };
  await host.act(async () => {
    step.isGood = await host.current.checkStep(["city"]);
  });
  expect(step.isGood).toBe(false);
  expect(host.current.problems).toEqual({ city: "tooLong" });
  expect(document.activeElement).toBe(page.querySelector("[name=city]"));
  isWrong = false;
  await host.act(async () => {
    step.isGood = await host.current.checkStep(["city"]);
  });
  expect(step.isGood).toBe(true);
  expect(host.current.problems).toEqual({});
});

test("the page's own submit is stopped, and the first wrong field of that form gets the focus", async () => {
  const { host, send } = await form({ check: () => ({ city: "tooLong" }) });
  const page = pageForm();
  const event = eventOf(page);
  await run(host, () => host.current.element.onSubmit(event));
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(page.querySelector("[name=city]"));
});

test("a form of steps goes to the next one in place of sending", async () => {
  const onSubmit = vi.fn();
  const { host, send } = await form({ onSubmit });
  await host.act(() => host.current.element.onSubmit(eventOf(pageForm())));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test("a form without a stored row begins with its initial values, read once", async () => {
  const client = new QueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const initial = vi.fn(() => ({ body: "" }));
  const send = vi.fn(async () => "sent");
  const host = await renderHook(() => useSimpleForm({ initial, send }), undefined, Around);
  await host.act(() => host.current.set("body", "Hello"));
  await run(host, () => host.current.submit());
  expect(host.current).toMatchObject({ answer: "sent", values: { body: "Hello" } });
  expect(initial).toHaveBeenCalledOnce();
});
