import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ProductStatus } from "../../products.vendor.ts";

const TONES: Record<ProductStatus, Tone> = { draft: "neutral", pending: "warn", live: "ok", archived: "neutral" };

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const t = useT("products.vendor");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
