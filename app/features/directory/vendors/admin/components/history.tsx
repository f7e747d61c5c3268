import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState, ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { VendorEvent } from "../../vendors.admin.contract.ts";

/** Who changed what and when, latest first. */
export function VendorHistory({ id }: { id: string }) {
  const t = useT("vendors.admin");
  const history = useInfiniteQuery({
    ...orpc.vendorsAdmin.history.infiniteOptions({
      input: (before: string | undefined) => ({ id, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
    staleTime: 0,
  });
  if (history.isError) {
    return (
      <ErrorNotice title={t("toast.error")} actions={<Button onClick={() => void history.refetch()}>{t("tryAgain")}</Button>}>
        <p>{t("history.failed")}</p>
      </ErrorNotice>
    );
  }
  if (history.isPending) return <Skeleton height="240px" />;
  const events = history.data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <EmptyState title={t("history.empty")} />;
  return (
    <>
      <ol className="grid gap-6">
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button className="mt-6" pending={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t("history.more")}
        </Button>
      )}
    </>
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
  const text = Array.isArray(value) ? format.list(value.map(String)) : String(value);
  return <bdi>{text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text}</bdi>;
}
