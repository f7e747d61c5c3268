import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { DashboardHeader } from "../dashboard-header.tsx";
import { MoreButton, NumberedFoot } from "./list-foot.tsx";
import { TableList, type TableListProps } from "./list-table.tsx";

type Props<Item> = Omit<TableListProps<Item>, "caption" | "foot"> & {
  title: string;
  /** Where it differs from the title. */
  heading?: string;
  text?: string;
  actions?: ReactNode;
  /** Between head and tools, such as figures. */
  intro?: ReactNode;
  /** Search box and filters. */
  tools?: ReactNode;
  /** Between tools and items. */
  note?: ReactNode;
  caption?: string;
  /** How much is shown of how much, where the list goes on. */
  status?: ReactNode;
  /** Of a list with numbered pages: the address of a page, and the last that leads anywhere. */
  pageTo?(page: number): string;
  lastPage?: number;
  /** The bulk bar, and the opened item. */
  children?: ReactNode;
};

/** A list with a page of its own: head, tools, table, further pages. */
export function ListScreen<Item>({
  title,
  heading = title,
  text,
  actions,
  intro,
  tools,
  note,
  caption = title,
  status,
  pageTo,
  lastPage,
  children,
  ...table
}: Props<Item>) {
  const { list } = table;
  return (
    <>
      <title>{title}</title>
      <DashboardHeader title={heading} text={text} actions={actions} />
      {intro}
      {tools}
      {note}
      <TableList
        {...table}
        caption={caption}
        foot={
          pageTo ? (
            <NumberedFoot list={list} to={pageTo} last={lastPage} />
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

/** The tools of a list: its search box first, then what narrows it. */
export const ListTools = ({ label, className = "mt-6", children }: { label: string; className?: string; children: ReactNode }) => (
  <search className={classes("table-tools", className)} aria-label={label}>
    {children}
  </search>
);
