import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import type { List } from "./list.ts";
import { Pager } from "./pager.tsx";

type MoreProps = { list: Pick<List<unknown>, "more">; size?: "sm" | "md"; label?: string | undefined; isBlock?: boolean };

/** Loads the next page of a list that goes on. */
export function MoreButton({ list, size = "sm", label, isBlock = false }: MoreProps) {
  const t = useT("ui");
  const { more } = list;
  if (!more) return null;
  return (
    <>
      {more.hasFailed && !more.isPending && <span role="alert">{t("moreFailed")}</span>}
      <Button size={size} block={isBlock} pending={more.isPending} onClick={more.load}>
        {label ?? t("more")}
      </Button>
    </>
  );
}

/** '1 to 20 of 143', and the pages. `to`: the address of a page. */
export function NumberedFoot({ list, to, last }: { list: Pick<List<unknown>, "numbers">; to(page: number): string; last?: number | undefined }) {
  const t = useT("ui");
  const format = useFormat();
  if (!list.numbers) return null;
  const { page, pageSize, total, hasMore } = list.numbers;
  const range = {
    from: format.number(Math.min(total, (page - 1) * pageSize + 1)),
    to: format.number(Math.min(total, page * pageSize)),
    total: format.number(total),
  };
  return (
    <>
      <span className="num" role="status">
        {t(hasMore ? "rangeMore" : "range", range)}
      </span>
      <Pager page={page} pageCount={Math.min(last ?? Number.POSITIVE_INFINITY, Math.ceil(total / pageSize))} to={to} />
    </>
  );
}
