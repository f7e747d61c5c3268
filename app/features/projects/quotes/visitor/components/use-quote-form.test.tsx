import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { useQuoteForm } from "./use-quote-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { person } = vi.hoisted(() => ({ person: { viewer: null as { id: string; name: string; email: string } | null } }));
vi.mock("#app/kit/viewer.ts", () => ({ useViewer: () => ({ viewer: person.viewer, isKnown: true }) }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

const NOURA = { id: "u1", name: "Noura", email: "noura@example.com" };
const VENDOR = { id: "v1", name: "Najd", city: "Riyadh", reach: {} as never };
const FIRST = { projectType: "kitchen", startWhen: "undecided", budget: "0", description: "A new kitchen of oak for a villa in the north of Riyadh." };
type Created = { idempotencyKey: string; city: string; contactName: string; contactPhone: string; budgetMin: number | null; budgetMax: number | null };
const create = vi.fn<(given: Created) => unknown>();
let phone: () => unknown;

beforeEach(() => {
  vi.resetAllMocks();
  person.viewer = NOURA;
  phone = () => ({ fields: { phone: "+966501234567" } });
  create.mockResolvedValue({ id: "q1" });
  answerCalls({
    "quotes.options": () => ({ cities: [{ value: "Riyadh" }, { value: "Jeddah" }], projectTypes: [{ value: "kitchen" }] }),
    "profiles.getForEdit": () => phone(),
    "quotes.create": create,
  });
});

async function form(vendor = VENDOR) {
  const { host, run } = await renderQueryHook((given: typeof VENDOR) => useQuoteForm(given), vendor);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 4; turn += 1) await settle(host);
  };
  await act(() => undefined);
  // As the button of the form does: to the second step, then to the vendor.
  const press = () => act(() => host.current.element.onSubmit({ preventDefault: () => {}, currentTarget: document.createElement("form") } as never));
  return { host, act, press };
}

test("the second step comes once the first one is right, and asks for the number of the own profile", async () => {
  const { host, act, press } = await form();
  await press();
  expect([host.current.step, Object.keys(host.current.problems)]).toEqual([1, expect.arrayContaining(["projectType", "description"])]);
  await act(() => host.current.patch(FIRST));
  await press();
  expect([host.current.step, host.current.values.city]).toEqual([2, "Riyadh"]);
  expect([host.current.values.contactName, host.current.values.contactPhone]).toEqual(["Noura", "+966501234567"]);
});

test("what is filled in for the person never replaces what they typed", async () => {
  let arrive: (profile: unknown) => void = () => {};
  phone = () => new Promise((resolve) => (arrive = resolve));
  const { host, act, press } = await form();
  await act(() => host.current.patch({ ...FIRST, city: "Jeddah" }));
  await press();
  await act(() => host.current.set("contactPhone", "0555555555"));
  await act(() => arrive({ fields: { phone: "+966501234567" } }));
  expect([host.current.values.contactPhone, host.current.values.city]).toEqual(["0555555555", "Jeddah"]);
});

test("a city that nobody can choose is not filled in", async () => {
  const { host } = await form({ ...VENDOR, city: "Nowhere" });
  expect(host.current.values.city).toBe("");
});

test("sent twice because the answer got lost, it is one request; edited, it is another one", async () => {
  create.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, act, press } = await form();
  await act(() => host.current.patch(FIRST));
  await press();
  await press();
  expect([host.current.failure?.kind, host.current.values.description]).toEqual(["offline", FIRST.description]);
  await press();
  await act(() => host.current.set("description", `${FIRST.description} And a table.`));
  await press();
  const keys = create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test("a problem of the first step that the server finds leads back to it", async () => {
  create.mockRejectedValueOnce(refusal("INVALID", { fields: { city: "unknown" } }, 400));
  const { host, act, press } = await form();
  await act(() => host.current.patch(FIRST));
  await press();
  await press();
  expect([host.current.step, host.current.problems]).toEqual([1, { city: "unknown" }]);
});

test("the next request is a new one, for the same person", async () => {
  const { host, act, press } = await form();
  await act(() => host.current.patch({ ...FIRST, contactName: "Noura Al-Harbi" }));
  await press();
  await press();
  await act(() => host.current.again());
  expect([host.current.step, host.current.values.description, host.current.values.contactName]).toEqual([1, "", "Noura Al-Harbi"]);
  await act(() => host.current.patch(FIRST));
  await press();
  await press();
  expect(new Set(create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(2);
});
