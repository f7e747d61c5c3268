import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { DashboardHeader } from "../dashboard-header.tsx";
import { FiltersOn } from "./filter-button.tsx";
import { MoreButton, NumberedFoot, type PageSizes } from "./list-foot.tsx";
import { TableList, type TableListProps } from "./list-table.tsx";
import { AboveListTools } from "./list-views-place.ts";

export type ListScreenProps<Item> = Omit<TableListProps<Item>, "caption" | "foot"> & {
  title: string;
  text?: string;
  actions?: ReactNode;
  /** Between head and tools, such as figures. */
  intro?: ReactNode;
  /** Search box and filters. */
  tools?: ReactNode;
  /** Between tools and items. */
  note?: ReactNode;
  caption?: string;
  /** The range and total, for lists with 'show more'. */
  status?: ReactNode;
  /** For numbered pages: the address of a page, and the last page. */
  pageTo?(page: number): string;
  lastPage?: number;
  sizes?: PageSizes;
  /** The bulk bar, and the opened item. */
  children?: ReactNode;
};

/** A list with a page of its own: head, tools, table, further pages. */
export function ListScreen<Item>({
  title,
  text,
  actions,
  intro,
  tools,
  note,
  caption = title,
  status,
  pageTo,
  lastPage,
  sizes,
  children,
  ...table
}: ListScreenProps<Item>) {
  const { list } = table;
  const above = use(AboveListTools);
  return (
    <>
      <title>{title}</title>
      <DashboardHeader title={title} text={text} actions={actions} />
      {intro}
      {above}
      {tools}
      {note}
      <TableList
        {...table}
        caption={caption}
        foot={
          pageTo ? (
            <NumberedFoot list={list} to={pageTo} last={lastPage} sizes={sizes} />
          ) : (
            (status || list.more) && (
              <>
                {status}
                <MoreButton list={list} />
              </>
            )
          )
        }
      />
      {children}
    </>
  );
}

type ToolsProps = { label: string; search?: ReactNode; className?: string | undefined /** How many filters are on. */; on: number; children: ReactNode };

/** The tools of a list: its search box, then what narrows it. On phones several of these wait behind a button. */
export function ListTools({ label, search, className = "mt-6", on, children }: ToolsProps) {
  const t = useT("ui");
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={classes("table-tools", className)} aria-label={label}>
      {search}
      <Button className="tools-toggle" aria-expanded={isOpen} icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setOpen(!isOpen)}>
        {t("filters")}
        <FiltersOn n={on} />
      </Button>
      <div className={classes("tool-filters", isOpen && "open")}>{children}</div>
    </search>
  );
}
