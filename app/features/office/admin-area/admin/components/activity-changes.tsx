import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { holdsPhone } from "../../activity-things.ts";
import type { ActivityEntry } from "../../admin-area.contract.ts";

const SHOWN_LETTERS = 240;
const MONEY = /^(min_project_value|price_range_min|price_range_max)$/;
const CODES = /^(status|vendor_type)$/;

/** The name of a changed field, in the words of the form that changes it. */
export function useFieldName(): (field: string) => string {
  const t = useT("admin-area");
  const vendorTexts = useT("vendors.admin");
  return (field) => {
    const key = `field.${field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
    return t.has(key) ? t(key) : vendorTexts.has(key) ? vendorTexts(key) : field.replaceAll("_", " ");
  };
}

/** What each field was before and is after. */
export function ActivityChanges({ changes, entityType }: Pick<ActivityEntry, "changes" | "entityType">) {
  const t = useT("admin-area");
  const nameOf = useFieldName();
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[180px_1fr]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-muted">{nameOf(field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-2">
            <span className="vh">{t("activity.before")}</span>
            <del className="max-w-full text-muted decoration-line-strong wrap-anywhere">
              <Value field={field} value={before} entityType={entityType} />
            </del>
            <ArrowRight size={14} className="flip shrink-0 text-muted" aria-hidden />
            <span className="vh">{t("activity.after")}</span>
            <ins className="max-w-full no-underline wrap-anywhere">
              <Value field={field} value={after} entityType={entityType} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ field, value, entityType }: { field: string; value: unknown; entityType: string }): ReactNode {
  const t = useT("admin-area");
  const vendorTexts = useT("vendors.admin");
  const format = useFormat();
  const key = `value.${field}.${value}`;
  const vendorKey = `${field.replace("vendor_", "")}.${value}`;
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return <i>{t("activity.none")}</i>;
  if (typeof value === "boolean") return t(value ? "activity.yes" : "activity.no");
  if (typeof value === "number" && entityType === "vendor" && MONEY.test(field)) return <MoneyText amount={value} />;
  if (typeof value === "number") return format.number(value);
  if (t.has(key)) return t(key);
  if (entityType === "vendor" && CODES.test(field) && vendorTexts.has(vendorKey)) return vendorTexts(vendorKey);
  if (typeof value === "string" && holdsPhone(field)) return <PhoneLink className="link" phone={value} />;
  const isWords = Array.isArray(value) && value.every((item) => typeof item !== "object");
  const text = typeof value === "string" ? value : isWords ? format.list(value.map(String)) : JSON.stringify(value);
  return <bdi>{text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text}</bdi>;
}
