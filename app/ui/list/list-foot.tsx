import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { PAGE_SIZES, type PageSize } from "#app/platform/list/page-sizes.ts";
import { Button } from "../button.tsx";
import type { List } from "./list.ts";
import { Pager } from "./pager.tsx";
import { SelectBox } from "./select-box.tsx";

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

export type PageSizes = { value: PageSize; onChange(size: PageSize): void };
type NumberedProps = {
  list: Pick<List<unknown>, "numbers">;
  /** The address of a page, and the last that leads anywhere. */
  to(page: number): string;
  last?: number | undefined;
  sizes?: PageSizes | undefined;
};

/** '1 to 20 of 143', how many a page has, and the pages. */
export function NumberedFoot({ list, to, last, sizes }: NumberedProps) {
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
      {sizes && total > Number(PAGE_SIZES[0]) && (
        <SelectBox
          inputSize="sm"
          aria-label={t("perPageLabel")}
          value={sizes.value}
          onChange={(event) => sizes.onChange(event.target.value as PageSize)}
          className="page-size"
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {t("perPage", { n: size })}
            </option>
          ))}
        </SelectBox>
      )}
      <Pager page={page} pageCount={Math.min(last ?? Number.POSITIVE_INFINITY, Math.ceil(total / pageSize))} to={to} />
    </>
  );
}
