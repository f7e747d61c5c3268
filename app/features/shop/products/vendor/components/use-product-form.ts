import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { type FileRules, IMAGES, type Pick, storedOf, storedPick } from "#app/ui/form/files/picks.ts";
import { sendFile } from "#app/ui/form/files/send-file.ts";
import { usePicks } from "#app/ui/form/files/use-picks.ts";
import { pick } from "#app/ui/form/form-state.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { StoredProductPhoto, VendorProduct } from "../../products.vendor.contract.ts";
import { judgeProduct, PRODUCT_FIELDS, type ProductField, type ProductFields, type ProductProblem, type ProductProblems } from "../../products.vendor.rules.ts";
import { MAX_PHOTOS, PHOTO_MAX_BYTES } from "../../products.vendor.ts";

export type ProductValues = Omit<ProductFields, "photos"> & { photos: Pick<StoredProductPhoto>[] };
export type ProductForm = ReturnType<typeof useProductForm>;

const PHOTO_RULES: FileRules = { max: MAX_PHOTOS, maxBytes: PHOTO_MAX_BYTES, accept: IMAGES };

const valuesOf = (product: VendorProduct): ProductValues => ({
  ...(pick(product, PRODUCT_FIELDS) as unknown as ProductValues),
  photos: product.photos.map(storedPick),
});

/** The named fields as the API takes them. */
function fieldsOf(values: ProductValues, fields: readonly ProductField[]): Partial<ProductFields> {
  const given = pick(values, fields);
  const photos = given.photos && storedOf(given.photos).map(({ id, altEn, altAr, variantId }) => ({ id, altEn, altAr, variantId }));
  return { ...given, ...(photos && { photos }) } as Partial<ProductFields>;
}

/** The editor's form: one save for texts, photographs and the sheet of variants. */
export function useProductForm(product: VendorProduct) {
  const t = useT("products.vendor");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useForm({
    stored: product,
    valuesOf,
    check: (values: ProductValues, changed: readonly ProductField[]): ProductProblems => judgeProduct(fieldsOf(values, changed)).problems,
    settle: async (): Promise<ProductProblems> => ((await photos.settled()) ? {} : { photos: "photoFailed" }),
    checksOnLeave: true,
    problemText: (code: ProductProblem) => t(`problem.${code}`),
    send: (values, { stored, changed }) => api.vendorProducts.update({ id: stored.id, version: stored.version, changes: fieldsOf(values, changed) as object }),
    next: (saved) => saved,
    onSent: async (saved) => {
      toast({ title: t("saved") });
      client.setQueryData(orpc.vendorProducts.get.queryKey({ input: { id: saved.id } }), saved);
      await client.invalidateQueries({ queryKey: orpc.vendorProducts.list.key() });
    },
    onFailure: (failure) => toast({ title: t("saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  const photos = usePicks<StoredProductPhoto>({
    rules: PHOTO_RULES,
    picks: form.values.photos,
    update: (change) => form.change((values) => ({ photos: [...change(values.photos)] })),
    send: (file, onProgress, signal) => sendFile<StoredProductPhoto>("/api/v1/vendor/products/photos", "photo", file, onProgress, signal),
    onTooMany: () => toast({ title: t("photo.tooMany", { max: MAX_PHOTOS }), tone: "danger" }),
  });
  const shown = useRef(product.version);
  // A colleague saved or staff decided: shown at once, or on save for those who are typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the piece is another one
  useEffect(() => {
    if (shown.current === product.version) return;
    shown.current = product.version;
    if (!form.isDirty && !form.isSending) form.restart(product);
  }, [product.version]);
  return { ...form, photos };
}
