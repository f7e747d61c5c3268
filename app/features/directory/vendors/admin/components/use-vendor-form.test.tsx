import { beforeEach, expect, test, vi } from "vitest";
import { delayed, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { AdminVendor, AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import { useVendorForm } from "./use-vendor-form.ts";

const { sendFile, toast } = vi.hoisted(() => ({ sendFile: vi.fn(), toast: vi.fn() }));
vi.mock("#app/ui/form/files/send-file.ts", async (original) => ({ ...(await original<object>()), sendFile }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => Object.assign((key: string) => key, { has: () => true }) }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const photo = (id: string) => ({ id, width: 4, height: 3, blur: "", altEn: null, altAr: null }) as unknown as AdminVendorPhoto;
const vendor = {
  ...{ id: "v1", version: "1", name: "Najd", nameAr: "نجد", logo: photo("l"), photos: [photo("a")] },
  ...{ priceRangeMin: 100_000, priceRangeMax: 200_000 },
} as unknown as AdminVendor;
const png = (name: string) => new File([Uint8Array.from("\x89PNG\r\n\x1a\n", (letter) => letter.charCodeAt(0))], name, { type: "image/png" });

type Edit = { id: string; version: string; changes: Record<string, unknown> };
const save = vi.fn<(edit: Edit) => Promise<AdminVendor>>();
const onSaved = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  save.mockImplementation(async ({ version }) => ({ ...vendor, version: String(Number(version) + 1) }));
});

async function form() {
  const { host, run } = await renderQueryHook(() => useVendorForm(vendor, { photos: "/api/v1/photos", save: save as never, onSaved }), undefined);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 6; turn += 1) await settle(host);
  };
  return { host, act, submit: () => act(() => host.current.submit()) };
}
const edits = () => save.mock.calls.map(([edit]) => edit);

test("only what was changed is sent, upon the version that was read", async () => {
  const { host, act, submit } = await form();
  await act(() => host.current.set("name", "Najd Oak"));
  await submit();
  expect(edits()).toEqual([{ id: "v1", version: "1", changes: { name: "Najd Oak" } }]);
  expect([host.current.isDirty, host.current.stored.version, onSaved.mock.calls.length]).toEqual([false, "2", 1]);
});

test("one end of the price range is checked against the other, which was not changed", async () => {
  const { host, act, submit } = await form();
  await act(() => host.current.set("priceRangeMax", 50_000));
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(Object.keys(host.current.problems).join()).toMatch(/priceRange/);
});

test("a removed logo is sent as none, a new one as the photograph that arrived", async () => {
  sendFile.mockResolvedValueOnce(photo("m"));
  const { host, act, submit } = await form();
  await act(() => host.current.logo.remove("l"));
  await submit();
  await act(() => host.current.logo.remove("l"));
  await act(() => host.current.logo.add([png("logo.png")]));
  await submit();
  expect(edits().map(({ changes }) => changes["logo"])).toEqual([null, photo("m")]);
});

test("a photograph that is on its way holds back the save; one that did not arrive stops it", async () => {
  const upload = delayed<AdminVendorPhoto>();
  sendFile.mockReturnValueOnce(upload.promise);
  const { host, act, submit } = await form();
  await act(() => host.current.photos.add([png("b.png")]));
  await submit();
  expect(save).not.toHaveBeenCalled();
  await act(() => upload.fail(new TypeError("No answer")));
  expect(host.current.problems).toEqual({ photos: "photoFailed" });
});

test("another person's edit is shown, nothing typed is lost, and the decision saves upon theirs", async () => {
  const theirs = { ...vendor, version: "5", nameAr: "نجد الجديدة" };
  save.mockRejectedValueOnce(refusal("CONFLICT", { current: theirs, changedBy: "Huda", changedAt: null }));
  const { host, act, submit } = await form();
  await act(() => host.current.set("name", "Mine"));
  await submit();
  expect([host.current.conflict?.theirs, host.current.values.name, toast.mock.calls.length]).toEqual([["nameAr"], "Mine", 0]);
  await act(() => void host.current.reapplyMine());
  await submit();
  expect(edits()[1]).toEqual({ id: "v1", version: "5", changes: { name: "Mine" } });
});
