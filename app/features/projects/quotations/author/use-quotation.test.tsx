import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed, refusal } from "#app/api/testing/calls.ts";
import { advance, renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { QuotationContent } from "../quotation.ts";
import type { QuotationBuilder } from "../quotations.contract.ts";
import { aContent, aLine } from "../testing/a-quotation.ts";
import { storeCopy } from "./local-copy.ts";
import { useQuotation } from "./use-quotation.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));

type Save = { id: string; version: number; client: { name: string; email: string }; content: QuotationContent; notes: object };
const builder = {
  ...{ id: "q1", version: 3, number: 1, pricedOn: "2026-11-24", notes: {}, isSent: false, savedAt: "2026-11-24T08:00:00Z", requestId: null },
  client: { name: "Noura", email: "noura@example.com" },
  content: aContent([aLine({ id: "l1" })]),
} as unknown as QuotationBuilder;

/** The version that the server has. */
let version: number;
const save = vi.fn<(given: Save) => unknown>();
const send = vi.fn<(given: { id: string; version: number }) => unknown>();
const onSendFailed = vi.fn();
const saves = () => save.mock.calls.map(([given]) => given);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  version = builder.version;
  save.mockImplementation((given) => {
    if (given.version !== version) throw refusal("CONFLICT", {});
    version += 1;
    return { version, savedAt: "2026-11-24T09:00:00Z" };
  });
  send.mockResolvedValue({});
  answerCalls({ "quotations.save": save, "quotations.send": send });
});
afterEach(() => vi.useRealTimers());

/** The builder's page; `left`: what an earlier one left in this browser. */
async function page(left?: () => void) {
  let isOpen = false;
  vi.useRealTimers();
  const { host } = await renderQueryHook((stored: QuotationBuilder) => {
    if (!isOpen) left?.();
    isOpen = true;
    return useQuotation(stored, onSendFailed);
  }, builder);
  vi.useFakeTimers();
  const wait = (ms: number) => advance(host, ms);
  const type = (part: Partial<QuotationContent & { client: string }>) => host.act(() => host.current.form.patch(part));
  return { host, wait, type };
}
const copy = () => JSON.parse(localStorage.getItem("quotation:q1") ?? "null") as { version: number; values: { title: string } } | null;

test("each pause saves once, upon the version before it", async () => {
  const { wait, type, host } = await page();
  await type({ title: "Maj" });
  await wait(600);
  await type({ title: "Majlis" });
  await wait(699);
  expect(save).not.toHaveBeenCalled();
  await wait(2);
  await type({ title: "Majlis of Noura" });
  await wait(701);
  expect(saves().map((given) => [given.version, given.content.title])).toEqual([
    [3, "Majlis"],
    [4, "Majlis of Noura"],
  ]);
  await wait(60_000);
  expect([save.mock.calls.length, host.current.form.isDirty]).toEqual([2, false]);
});

test("what is typed while a save is on its way stays, and is saved after it", async () => {
  const answer = delayed<object>();
  save.mockReturnValueOnce(answer.promise);
  const { wait, type, host } = await page();
  await type({ title: "First" });
  await wait(701);
  await type({ title: "Second" });
  await wait(5_000);
  expect(save).toHaveBeenCalledOnce();
  version = 4;
  await host.act(() => answer.arrive({ version: 4, savedAt: "2026-11-24T09:00:00Z" }));
  expect(host.current.form.values.title).toBe("Second");
  await wait(701);
  expect(saves().map((given) => [given.version, given.content.title])).toEqual([
    [3, "First"],
    [4, "Second"],
  ]);
});

test("offline it stays in this browser and is tried again after ten seconds, or once the connection is back", async () => {
  save.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { wait, type, host } = await page();
  await type({ title: "Majlis" });
  await wait(701);
  expect(host.current.form.failure?.kind).toBe("offline");
  expect(copy()).toMatchObject({ version: 3, values: { title: "Majlis" } });
  await wait(9_000);
  expect(save).toHaveBeenCalledOnce();
  await wait(1_001);
  expect(save).toHaveBeenCalledTimes(2);
  await host.act(() => void dispatchEvent(new Event("online")));
  await wait(1);
  expect([save.mock.calls.length, host.current.form.isDirty, copy()]).toEqual([3, false, null]);
});

test("a page that opens again has what did not reach the server, and saves it", async () => {
  const { host, wait } = await page(() => storeCopy("q1", 3, { ...builder.content, title: "Left over", client: "Noura", email: "", notes: {} }));
  expect(host.current.form.values.title).toBe("Left over");
  await host.act(() => void dispatchEvent(new Event("online")));
  await wait(1);
  expect(saves()[0]?.content.title).toBe("Left over");
});

test("a copy over an older version is not laid over what was saved since", async () => {
  const { host, wait } = await page(() => storeCopy("q1", 2, { ...builder.content, title: "Too old", client: "Noura", email: "", notes: {} }));
  await wait(5_000);
  expect([host.current.form.values.title, save.mock.calls.length]).toEqual([builder.content.title, 0]);
});

test("somebody else's save stops the saving until the author has decided; nothing typed is lost", async () => {
  const theirs = { ...builder, version: 9, content: { ...builder.content, terms: "Half in advance" } };
  save.mockRejectedValueOnce(refusal("CONFLICT", { current: theirs, changedBy: "Huda", changedAt: null }));
  const { host, wait, type } = await page();
  await type({ title: "Mine" });
  await wait(701);
  expect(host.current.form.conflict).toMatchObject({ changedBy: "Huda", theirs: ["terms"], both: [] });
  await wait(60_000);
  expect(save).toHaveBeenCalledOnce();
  version = 9;
  await host.act(() => void host.current.form.reapplyMine());
  await wait(701);
  expect(saves()[1]).toMatchObject({ version: 9, content: { title: "Mine", terms: "Half in advance" } });
});

test("numbers that are typed in part are stored as none, and stay in their boxes", async () => {
  const { host, wait, type } = await page();
  const [group] = builder.content.groups;
  await type({ weeks: Number.NaN, groups: [{ ...group, lines: [aLine({ id: "l1", quantity: Number.NaN, unitPrice: -1 })] } as never] });
  await wait(701);
  expect(saves()[0]?.content).toMatchObject({ weeks: null, groups: [{ lines: [{ quantity: null, unitPrice: null }] }] });
  expect(host.current.form.values.weeks).toBeNaN();
  expect(host.current.faults.map(({ fault }) => fault)).toContain("quantity");
});

test("a number beyond its limit does not stop the rest from being saved", async () => {
  const { host, wait, type } = await page();
  await type({ title: "Majlis", weeks: 261, validDays: 366, warrantyMonths: 601 });
  await wait(701);
  expect(saves()[0]?.content).toMatchObject({ title: "Majlis", weeks: null, validDays: 0, warrantyMonths: null });
  expect(host.current.form.values).toMatchObject({ weeks: 261, validDays: 366, warrantyMonths: 601 });
  expect(host.current.faults.map(({ fault }) => fault)).toEqual(expect.arrayContaining(["weeks", "validDays", "warranty"]));
  await type({ weeks: 260, validDays: 365, warrantyMonths: 600 });
  await wait(701);
  expect(saves()[1]?.content).toMatchObject({ weeks: 260, validDays: 365, warrantyMonths: 600 });
});

test("sending saves the last change first, and sends that version once", async () => {
  const { host, wait, type } = await page();
  await type({ title: "Final" });
  await host.act(() => {
    host.current.send();
    host.current.send();
  });
  await wait(1);
  expect([saves().map(({ content }) => content.title), send.mock.calls]).toEqual([["Final"], [[{ id: "q1", version: 4 }]]]);
  expect(host.current.isOnItsWay).toBe(false);
});

test("what could not be saved is not sent", async () => {
  save.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, wait, type } = await page();
  await type({ title: "Final" });
  await host.act(() => host.current.send());
  await wait(1);
  expect([send.mock.calls, host.current.isOnItsWay]).toEqual([[], false]);
  // The next try saves it, but nobody asks for sending any more.
  await wait(10_001);
  expect([save.mock.calls.length, send.mock.calls.length]).toEqual([2, 0]);
});

test("a refused sending says so and can be tried again", async () => {
  send.mockRejectedValueOnce(refusal("QUOTATION_INCOMPLETE"));
  const { host, wait } = await page();
  await host.act(() => host.current.send());
  await wait(1);
  expect([onSendFailed.mock.calls.length, host.current.isOnItsWay]).toEqual([1, false]);
  await host.act(() => host.current.send());
  await wait(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test("names what is missing of the client", async () => {
  const { host, type } = await page();
  await type({ client: " ", email: "noura@" } as never);
  expect(host.current.faults).toEqual([
    { at: "client", fault: "client" },
    { at: "email", fault: "email" },
  ]);
});
