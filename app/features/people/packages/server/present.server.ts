import type { Selectable } from "kysely";
import type { Packages } from "#app/platform/database/schema.ts";
import type { ShownPackage } from "../packages.contract.ts";
import type { PackageFields } from "../packages.rules.ts";
import { linesOf } from "../packages.ts";

export type PackageRow = Selectable<Packages>;
export type Extra = PackageFields["extras"][number];

export const extrasOf = ({ extras }: Pick<PackageRow, "extras">): Extra[] => extras as Extra[];

const sar = (amount: number) => ({ amount, currency: "SAR" });

/** What was offered, of a row of its own or of one that was booked: texts in the reader's language. */
export function presentPackage(row: Omit<PackageRow, "id" | "owner_id" | "position" | "created_at">, language: string): Omit<ShownPackage, "id"> {
  const isArabic = language === "ar";
  return {
    title: (isArabic && row.title_ar) || row.title,
    price: sar(row.price),
    days: row.days,
    revisions: row.revisions,
    included: linesOf((isArabic && row.included_ar) || row.included),
    excluded: linesOf((isArabic && row.excluded_ar) || row.excluded || ""),
    extras: extrasOf(row).map(({ name, nameAr, price }) => ({ name: (isArabic && nameAr) || name, price: sar(price) })),
  };
}
