import type { Viewer } from "#app/platform/auth/viewer.ts";

/** Plans are for those who work here: families need none. */
export const maySubscribe = ({ role, isVendorStaff }: Pick<Viewer, "role" | "isVendorStaff">): boolean => role !== "homeowner" || isVendorStaff === true;
