import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { VendorEvent } from "../../vendors.admin.contract.ts";
import { isPhoneField } from "../../vendors.listing.ts";

/** Who changed what and when, latest first. */
export function VendorHistory({ id }: { id: string }) {
  const t = useT("vendors.admin");
  const list = useMoreList({ ...orpc.vendorsAdmin.history.infiniteOptions(morePages({ id })), staleTime: 0 });
  return (
    <CardList
      list={list}
      className="grid gap-6"
      failed={t("history.failed")}
      moreClass="mt-6"
      moreLabel={t("history.more")}
      empty={<EmptyState title={t("history.empty")} />}
      loading={<Skeleton height="240px" />}
    >
      {(event) => <Entry key={event.id} event={event} />}
    </CardList>
  );
}

function Entry({ event }: { event: VendorEvent }) {
  const t = useT("vendors.admin");
  const actor = event.actorName ?? t("history.system");
  const action = `event.${event.action.replace(/^vendor\./, "")}`;
  return (
    <li className="flex gap-3">
      <Avatar name={actor} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <b className="font-semibold">
            <bdi>{actor}</bdi>
          </b>{" "}
          {t(t.has(action) ? action : "event.other")}{" "}
          <span className="text-muted">
            · <TimeAgo at={event.at} />
          </span>
        </p>
        {event.changes.length > 0 && (
          <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[180px_1fr]">
            {event.changes.map(({ field, before, after }) => (
              <Change key={field} field={field} before={before} after={after} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function Change({ field, before, after }: { field: string; before: unknown; after: unknown }) {
  const t = useT("vendors.admin");
  const name = `field.${camel(field)}`;
  return (
    <>
      <dt className="text-muted">{t.has(name) ? t(name) : field}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="vh">{t("history.from")}</span>
        <del className="max-w-full text-muted decoration-line-strong wrap-anywhere">
          <Value field={field} value={before} />
        </del>
        <ArrowRight size={14} className="flip shrink-0 text-muted" aria-hidden />
        <span className="vh">{t("history.to")}</span>
        <ins className="max-w-full no-underline wrap-anywhere">
          <Value field={field} value={after} />
        </ins>
      </dd>
    </>
  );
}

const MONEY = /^(min_project_value|price_range_min|price_range_max)$/;
const SHOWN_LETTERS = 240;

function Value({ field, value }: { field: string; value: unknown }): ReactNode {
  const t = useT("vendors.admin");
  const format = useFormat();
  if (field === "photos") return t("history.pictures", { count: Array.isArray(value) ? value.length : 0 });
  if (field === "logo" || field === "logo_id") return t("history.pictures", { count: value ? 1 : 0 });
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return <i>{t("history.none")}</i>;
  if (typeof value === "boolean") return t(value ? "history.yes" : "history.no");
  if (typeof value === "number") return MONEY.test(field) ? <MoneyText amount={value} /> : format.number(value);
  if (field === "status" && t.has(`status.${value}`)) return t(`status.${value}`);
  if (field === "vendor_type" && t.has(`type.${value}`)) return t(`type.${value}`);
  if (typeof value === "string" && isPhoneField(field)) return <PhoneLink className="link" phone={value} />;
  const text = Array.isArray(value) ? format.list(value.map(String)) : String(value);
  return <bdi>{text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text}</bdi>;
}
