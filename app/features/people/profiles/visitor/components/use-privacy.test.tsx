import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { usePrivacy } from "./use-privacy.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast: vi.fn() }));

/** What the server has. */
let stored: Record<string, string>;
const answer = () => ({ role: "homeowner", path: "/profile/noura", visibility: { ...stored } });
beforeEach(() => {
  vi.resetAllMocks();
  stored = { profile: "everyone", bio: "everyone" };
  answerCalls({
    "profiles.getPrivacy": answer,
    "profiles.setPrivacy": ({ visibility }: { visibility: Record<string, string> }) => {
      Object.assign(stored, visibility);
      return answer();
    },
  });
});
const form = async () => {
  const { host, run } = await renderQueryHook(usePrivacy, undefined);
  return { host, run, shown: () => host.current.shown };
};
/** What this browser says to its other tabs. */
const announced = () => JSON.parse(localStorage.getItem("changed-in-a-tab") ?? "[]")[0];
const fromOtherTab = (name: string) =>
  dispatchEvent(Object.assign(new Event("storage"), { key: "changed-in-a-tab", newValue: JSON.stringify([name, "", Date.now()]) }));

test("a choice is stored, shown, and announced to the other tabs", async () => {
  const { host, run, shown } = await form();
  expect(announced()).toBeUndefined();
  await run(() => host.current.choose("bio", "nobody"));
  expect([stored["bio"], shown()?.bio, announced()]).toEqual(["nobody", "nobody", "privacy"]);
});

test("what is chosen in another tab is shown here; other news of it changes nothing", async () => {
  const { run, shown } = await form();
  stored["profile"] = "signed_in";
  await run(() => fromOtherTab("theme"));
  expect(shown()?.profile).toBe("everyone");
  await run(() => fromOtherTab("privacy"));
  expect(shown()?.profile).toBe("signed_in");
});
