import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import type { Job, OwnRequest } from "../../requests.contract.ts";

type QuoteText = ReturnType<typeof useT<"quotes">>;
type Row = Pick<OwnRequest, "source" | "title" | "projectType" | "vendor" | "city" | "lastDay" | "createdAt">;

const titleOf = (row: Row, quotes: QuoteText, isOwn: boolean): string => {
  const work = row.title ?? quotes(`projectType.${row.projectType as "other"}`);
  return isOwn && row.vendor ? `${work} · ${row.vendor}` : work;
};

type Props = { row: Row & { district?: string | null; items?: number }; to: string; isOwn?: boolean; badge: ReactNode; price?: ReactNode };

/** A request in a list: what and where, until when, how it stands. */
export function JobRow({ row, to, isOwn = false, badge, price }: Props) {
  const t = useT("requests");
  const quotes = useT("quotes");
  const format = useFormat();
  const place = row.district ? t("row.place", { district: row.district, city: row.city }) : row.city;
  const until = row.lastDay && t("row.until", { day: format.date(`${row.lastDay}T12:00:00+03:00`, "day") });
  const said = [place, row.items ? t("row.items", { n: row.items }) : null, until ?? format.date(row.createdAt, "day")].filter(Boolean);
  return (
    <li className="job-row">
      <div>
        <h2>
          <Link to={to} dir="auto" lang={row.title ? languageOf(row.title) : undefined}>
            {titleOf(row, quotes, isOwn)}
          </Link>
        </h2>
        <p>
          {said.map((part) => (
            <span key={part}>
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="job-row-end">
        {price}
        {badge}
      </div>
    </li>
  );
}

export const jobAddress = ({ id, source }: Pick<Job, "id" | "source">, isOwn: boolean): string =>
  source === "request" ? `/dashboard/jobs/${id}` : `${isOwn ? "/dashboard/quotes" : "/vendor/quotes"}?open=${id}`;
