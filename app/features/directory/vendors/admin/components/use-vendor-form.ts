import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { type FileRules, IMAGES, type Pick, storedOf, storedPick } from "#app/ui/form/files/picks.ts";
import { sendFile } from "#app/ui/form/files/send-file.ts";
import { usePicks } from "#app/ui/form/files/use-picks.ts";
import { pick } from "#app/ui/form/form-state.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { AdminVendor, AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import { checkVendor, type FieldProblems, tidyVendor, VENDOR_RULES, type VendorField, type VendorFields } from "../../vendors.admin.rules.ts";
import { MAX_PHOTOS, VENDOR_PHOTO_MAX_BYTES } from "../../vendors.admin.ts";
import { useRefreshVendors } from "./use-vendor-changes.ts";

type Photos = Pick<AdminVendorPhoto>[];
export type VendorValues = Omit<VendorFields, "logo" | "photos"> & { logo: Photos; photos: Photos };
export type VendorForm = ReturnType<typeof useVendorForm>;

const FIELDS = Object.keys(VENDOR_RULES) as VendorField[];
const PHOTO_RULES: FileRules = { max: MAX_PHOTOS, maxBytes: VENDOR_PHOTO_MAX_BYTES, accept: IMAGES };
const LOGO_RULES: FileRules = { ...PHOTO_RULES, max: 1 };

const valuesOf = (vendor: AdminVendor): VendorValues => ({
  ...(pick(vendor, FIELDS) as unknown as VendorValues),
  logo: vendor.logo ? [storedPick(vendor.logo)] : [],
  photos: vendor.photos.map(storedPick),
});

/** The named fields as the API takes them. */
function fieldsOf(values: VendorValues, fields: readonly VendorField[]): Partial<VendorFields> {
  const given = pick(values, fields);
  return {
    ...given,
    ...(given.logo && { logo: storedOf(given.logo)[0] ?? null }),
    ...(given.photos && { photos: storedOf(given.photos) }),
  } as Partial<VendorFields>;
}

/** The procedure of an edit: staff and the vendor's team have different ones. */
type Target = {
  photos: `/api/v1/${string}`;
  save(edit: { id: string; version: string; changes: Partial<VendorFields> }): Promise<AdminVendor>;
  onSaved(saved: AdminVendor): unknown;
};

/** The form of staff. */
export function useAdminVendorForm(vendor: AdminVendor) {
  const t = useT("vendors.admin");
  const client = useQueryClient();
  const refresh = useRefreshVendors();
  return useVendorForm(vendor, {
    photos: "/api/v1/admin/vendors/photos",
    save: api.vendorsAdmin.update,
    onSaved(saved) {
      toast({ title: t("toast.saved") });
      client.setQueryData(orpc.vendorsAdmin.get.queryKey({ input: { id: saved.id } }), saved);
      return refresh();
    },
  });
}

export function useVendorForm(vendor: AdminVendor, target: Target) {
  const t = useT("vendors.admin");
  const failureText = useFailureText();
  const send = (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
    sendFile<AdminVendorPhoto>(target.photos, "photo", file, onProgress, signal);

  const check = async (values: VendorValues, changed: readonly VendorField[]): Promise<FieldProblems> => {
    const isRange = changed.includes("priceRangeMin") || changed.includes("priceRangeMax");
    return checkVendor(tidyVendor(fieldsOf(values, isRange ? [...changed, "priceRangeMin", "priceRangeMax"] : changed)));
  };
  const form = useForm({
    stored: vendor,
    valuesOf,
    check,
    settle: async (): Promise<FieldProblems> => ({
      ...(!(await photos.settled()) && { photos: "photoFailed" as const }),
      ...(!(await logo.settled()) && { logo: "photoFailed" as const }),
    }),
    checksOnLeave: true,
    problemText: (code) => t(`problem.${code}`),
    send: (values, { stored, changed }) => target.save({ id: stored.id, version: stored.version, changes: fieldsOf(values, changed) }),
    next: (saved) => saved,
    onSent: target.onSaved,
    onFailure: (failure) => toast({ title: t("toast.saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  const onTooMany = () => toast({ title: t("photo.tooMany", { max: MAX_PHOTOS }), tone: "danger" });
  const photos = usePicks<AdminVendorPhoto>({
    rules: PHOTO_RULES,
    picks: form.values.photos,
    update: (change) => form.change((values) => ({ photos: [...change(values.photos)] })),
    send,
    onTooMany,
  });
  const logo = usePicks<AdminVendorPhoto>({
    rules: LOGO_RULES,
    picks: form.values.logo,
    update: (change) => form.change((values) => ({ logo: [...change(values.logo)] })),
    send,
  });
  return { ...form, photos, logo };
}
