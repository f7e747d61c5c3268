import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

/** At most five page numbers with the current one in the middle where there is room. */
export function pagesAround(page: number, pageCount: number): number[] {
  const shown = Math.min(5, pageCount);
  const first = Math.max(1, Math.min(page - 2, pageCount - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** The same with the first and the last page, and marks where pages are left out. */
export function pagesShown(page: number, pageCount: number): (number | "before" | "after")[] {
  const around = pagesAround(page, pageCount);
  const [first = 1, last = 1] = [around[0], around.at(-1)];
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? ["before" as const] : []),
    ...around,
    ...(last < pageCount - 1 ? ["after" as const] : []),
    ...(last < pageCount ? [pageCount] : []),
  ];
}

type PagerProps = {
  page: number;
  pageCount: number;
  /** Address of a page: links work without scripts, in a new tab, and with Back. */
  to(page: number): string;
  /** Preserves the scroll position, for tables inside a longer page. */
  preventScrollReset?: boolean;
};

/** Nothing when there is one page. */
export function Pager({ page, pageCount, to, preventScrollReset = false }: PagerProps) {
  const t = useT("ui");
  const format = useFormat();
  if (pageCount <= 1) return null;
  const around = pagesAround(page, pageCount);
  const previous = (
    <>
      <ChevronLeft className="flip" aria-hidden />
      <span className="word">{t("previous")}</span>
    </>
  );
  const next = (
    <>
      <span className="word">{t("next")}</span>
      <ChevronRight className="flip" aria-hidden />
    </>
  );
  return (
    <nav className="pager" aria-label={t("pages")}>
      {page > 1 ? (
        <Link rel="prev" to={to(page - 1)} preventScrollReset={preventScrollReset} aria-label={t("previous")}>
          {previous}
        </Link>
      ) : (
        <span className="off" aria-hidden>
          {previous}
        </span>
      )}
      {pagesShown(page, pageCount).map((number) =>
        typeof number === "string" ? (
          <span key={number} className="far" aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            preventScrollReset={preventScrollReset}
            aria-label={t("page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            className={around.includes(number) ? undefined : "far"}
          >
            {format.number(number)}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link rel="next" to={to(page + 1)} preventScrollReset={preventScrollReset} aria-label={t("next")}>
          {next}
        </Link>
      ) : (
        <span className="off" aria-hidden>
          {next}
        </span>
      )}
    </nav>
  );
}
