import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { StoredProductPhoto, VendorProduct } from "../../products.vendor.contract.ts";
import { useProductForm } from "./use-product-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { sendFile, toast } = vi.hoisted(() => ({ sendFile: vi.fn(), toast: vi.fn() }));
vi.mock("#app/ui/form/files/send-file.ts", async (original) => ({ ...(await original<object>()), sendFile }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => Object.assign((key: string) => key, { has: () => true }) }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

type Update = { id: string; version: string; changes: Record<string, unknown> };
const photo = (id: string) => ({ id, altEn: null, altAr: null, variantId: null, width: 4, height: 3, blur: "" }) as unknown as StoredProductPhoto;
const product = { id: "p1", version: "1", name: "Sofa", materials: [], variants: [], photos: [photo("a")] } as unknown as VendorProduct;
const png = (name: string) => new File([Uint8Array.from("\x89PNG\r\n\x1a\n", (letter) => letter.charCodeAt(0))], name, { type: "image/png" });

const update = vi.fn<(given: Update) => unknown>();
const sent = () => update.mock.calls.map(([given]) => given);

beforeEach(() => {
  vi.resetAllMocks();
  update.mockImplementation(({ version, changes }) => ({ ...product, ...changes, photos: product.photos, version: String(Number(version) + 1) }));
  answerCalls({ "vendorProducts.update": update });
});

async function form(given: VendorProduct = product) {
  const { host, run } = await renderQueryHook((shown: VendorProduct) => useProductForm(shown), given);
  const quiet = async () => {
    for (let turn = 0; turn < 6; turn += 1) await settle(host);
  };
  return { host, act: async (change: () => unknown) => [await run(change), await quiet()] };
}

test("sends what was changed upon the version it was read at, then goes on from the new one", async () => {
  const { host, act } = await form();
  await act(() => host.current.set("name", "Sofa bed"));
  await act(() => host.current.submit());
  await act(() => host.current.set("name", "Sofa bed, oak"));
  await act(() => host.current.submit());
  expect(sent()).toEqual([
    { id: "p1", version: "1", changes: { name: "Sofa bed" } },
    { id: "p1", version: "2", changes: { name: "Sofa bed, oak" } },
  ]);
});

test("waits for a photograph that is on its way, and sends it with the others", async () => {
  const upload = delayed<StoredProductPhoto>();
  sendFile.mockReturnValueOnce(upload.promise);
  const { host, act } = await form();
  await act(() => host.current.photos.add([png("b.png")]));
  await act(() => host.current.submit());
  expect(update).not.toHaveBeenCalled();
  await act(() => upload.arrive(photo("b")));
  expect(sent()).toMatchObject([{ changes: { photos: [{ id: "a" }, { id: "b" }] } }]);
});

test("a photograph that did not arrive stops the save: the piece would lose it without a word", async () => {
  sendFile.mockRejectedValueOnce(new TypeError("No answer"));
  const { host, act } = await form();
  await act(() => host.current.photos.add([png("b.png")]));
  await act(() => host.current.submit());
  expect([update.mock.calls.length, host.current.problems]).toEqual([0, { photos: "photoFailed" }]);
});

test("a colleague's save is shown at once, but never over what is being typed", async () => {
  const { host, act } = await form();
  await host.render({ ...product, version: "2", name: "Theirs" });
  expect(host.current.values.name).toBe("Theirs");
  await act(() => host.current.set("name", "Mine"));
  await host.render({ ...product, version: "3", name: "Theirs again" });
  expect([host.current.values.name, host.current.stored.version]).toEqual(["Mine", "2"]);
  update.mockRejectedValueOnce(refusal("CONFLICT", { current: { ...product, version: "3", name: "Theirs again" }, changedBy: "Huda", changedAt: null }));
  await act(() => host.current.submit());
  expect(host.current.conflict).toMatchObject({ theirs: ["name"], both: ["name"] });
  expect(host.current.values.name).toBe("Mine");
});

test("a failure loses nothing and says so", async () => {
  update.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, act } = await form();
  await act(() => host.current.set("name", "Sofa bed"));
  await act(() => host.current.submit());
  expect([host.current.values.name, host.current.isDirty, host.current.failure?.kind]).toEqual(["Sofa bed", true, "offline"]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "saveFailed", tone: "danger" }));
});
