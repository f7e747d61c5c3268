import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { EditableProfile } from "../../profiles.contract.ts";
import { useProfileForm } from "./use-profile-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => Object.assign((key: string) => key, { has: () => true }) }));

const profile = {
  id: "u1",
  version: "1",
  role: "homeowner",
  avatar: null,
  phoneVerifiedAt: null,
  fields: { fullName: "Noura", bio: "" },
} as unknown as EditableProfile;
type Update = { version: string; changes: Record<string, unknown> };
const update = vi.fn<(given: Update) => unknown>();
beforeEach(() => {
  vi.resetAllMocks();
  update.mockImplementation(({ version, changes }) => ({ ...profile, version: String(Number(version) + 1), fields: { ...profile.fields, ...changes } }));
  answerCalls({ "profiles.update": update });
});
const form = async () => {
  const { host, run } = await renderQueryHook(() => useProfileForm(profile), undefined);
  return { host, run, submit: () => run(() => host.current.submit()) };
};

test("what is sent and shown is tidy", async () => {
  const { host, run, submit } = await form();
  await run(() => host.current.set("fullName", "  Noura   Al-Harbi "));
  await submit();
  expect([update.mock.calls[0]?.[0].changes, host.current.values.fullName]).toEqual([{ fullName: "Noura Al-Harbi" }, "Noura Al-Harbi"]);
});

test("a new picture or a proven number does not take what is being typed", async () => {
  const { host, run, submit } = await form();
  await run(() => host.current.set("fullName", "Noura Al-Harbi"));
  await run(() => host.current.amend({ phoneVerifiedAt: "2026-11-24T08:00:00Z" } as never));
  expect([host.current.values.fullName, host.current.stored.phoneVerifiedAt]).toEqual(["Noura Al-Harbi", "2026-11-24T08:00:00Z"]);
  await submit();
  expect(update.mock.calls[0]?.[0].changes).toEqual({ fullName: "Noura Al-Harbi" });
});

test("an edit in another tab is shown beside this one, and this one stays", async () => {
  const theirs = { ...profile, version: "4", fields: { ...profile.fields, bio: "From my phone" } };
  update.mockRejectedValueOnce(refusal("CONFLICT", { current: theirs }));
  const { host, run, submit } = await form();
  await run(() => host.current.set("fullName", "Noura Al-Harbi"));
  await submit();
  expect([host.current.conflict?.theirs, host.current.values.fullName]).toEqual([["bio"], "Noura Al-Harbi"]);
  await run(() => host.current.takeTheirs());
  expect([host.current.values.fullName, host.current.values.bio, host.current.conflict]).toEqual(["Noura", "From my phone", null]);
});
