import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { AdminVendorStatus } from "../../vendors.admin.ts";

const TONES: Record<AdminVendorStatus, Tone> = { Pending: "warn", Verified: "ok", Inactive: "neutral" };

export function VendorStatus({ status }: { status: AdminVendorStatus }) {
  const t = useT("vendors.admin");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The name in the page's language where the vendor has one. */
export function useVendorName(): (vendor: { name: string; nameAr: string | null }) => string {
  const { code } = useLanguage();
  return (vendor) => (code === "ar" ? (vendor.nameAr ?? vendor.name) : vendor.name);
}
