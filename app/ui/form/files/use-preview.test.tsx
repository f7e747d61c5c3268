import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { Pick } from "./picks.ts";
import { usePreview } from "./use-preview.ts";

const [create, revoke] = [vi.spyOn(URL, "createObjectURL"), vi.spyOn(URL, "revokeObjectURL")];
const pick = (name: string, more: Partial<Pick<unknown>> = {}) =>
  ({
    key: name,
    file: new File(["x"], name, { type: name.endsWith("pdf") ? "application/pdf" : "image/png" }),
    isChecked: true,
    problem: null,
    ...more,
  }) as unknown as Pick<unknown>;
beforeEach(() => void create.mockImplementation((file) => `blob:${(file as File).name}`));
afterEach(() => vi.resetAllMocks());

test("a picture is shown from the device, and its memory given back when it goes", async () => {
  const host = await renderHook((given: Pick<unknown> | undefined) => usePreview(given), pick("a.png"));
  expect(host.current).toBe("blob:a.png");
  await host.render(pick("b.png"));
  expect([host.current, revoke.mock.calls]).toEqual(["blob:b.png", [["blob:a.png"]]]);
  await host.unmount();
  expect(revoke.mock.calls.at(-1)).toEqual(["blob:b.png"]);
});

test.each([
  ["a document", pick("plan.pdf")],
  ["one that is not checked yet", pick("a.png", { isChecked: false })],
  ["a damaged one", pick("a.png", { problem: "DAMAGED" })],
  ["none", undefined],
])("%s has no preview", async (_, given) => {
  expect((await renderHook(() => usePreview(given), undefined)).current).toBeNull();
  expect(create).not.toHaveBeenCalled();
});

test("one that the server refused for its size is seen all the same", async () => {
  expect((await renderHook(() => usePreview(pick("a.png", { problem: "TOO_LARGE" })), undefined)).current).toBe("blob:a.png");
});
