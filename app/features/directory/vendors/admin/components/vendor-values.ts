import type { AdminVendor, AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import type { VendorField, VendorFields } from "../../vendors.admin.rules.ts";

/** The form's values: the editable fields, pictures with what is needed to show them. */
export type VendorValues = Omit<VendorFields, "logo" | "photos"> & { logo: AdminVendorPhoto | null; photos: AdminVendorPhoto[] };

export function valuesOf(vendor: AdminVendor): VendorValues {
  const {
    id: _,
    cityLabel: __,
    currency: ___,
    hasReviews: ____,
    ownerName: _____,
    oldSlugs: ______,
    createdAt: _______,
    version: ________,
    ...values
  } = vendor;
  return values;
}

/** The fields in which two sets of values differ. */
export const differing = (a: VendorValues, b: VendorValues): VendorField[] =>
  (Object.keys(b) as VendorField[]).filter((field) => JSON.stringify(a[field] ?? null) !== JSON.stringify(b[field] ?? null));

export const pick = (values: VendorValues, fields: readonly VendorField[]): Partial<VendorValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
