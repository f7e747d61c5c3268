import { beforeEach, expect, test, vi } from "vitest";
import { refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { useTeamChange } from "./use-organization.ts";

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key, useLanguage: () => ({ code: "en" }) }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const send = vi.fn<(role: string) => Promise<string>>();
const onDone = vi.fn();
beforeEach(() => void vi.resetAllMocks());

async function change() {
  const { host, run, client } = await renderQueryHook(() => useTeamChange(send, (role) => `Now ${role}`, onDone), undefined);
  const invalidate = vi.spyOn(client, "invalidateQueries");
  await run(() => host.current.mutate("editor"));
  return { said: toast.mock.calls.map(([{ title }]) => title), done: onDone.mock.calls, renewed: invalidate.mock.calls.length };
}

test("says what was done, and reads the team anew", async () => {
  send.mockResolvedValueOnce("answer");
  expect(await change()).toEqual({ said: ["Now editor"], done: [["answer"]], renewed: 1 });
});

test.each([
  ["LAST_OWNER", "members.lastOwner"],
  ["OVER", "over"],
  ["LISTED", "settings.listed"],
  ["NOT_FOUND", "gone"],
  ["FORBIDDEN", "failed"],
])("a refusal (%s) names its reason, and the team is read anew: it is another one than was shown", async (code, title) => {
  send.mockRejectedValueOnce(refusal(code));
  expect(await change()).toEqual({ said: [title], done: [], renewed: 1 });
});
