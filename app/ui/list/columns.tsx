import type { ReactNode } from "react";
import { DayOf } from "./cells.tsx";
import type { Column } from "./list-table.tsx";

/** What a number is, where phones show no heads. */
export const PhoneLabel = ({ children }: { children: ReactNode }) => <span className="hidden phone:inline">{children}: </span>;

/** What the numbers at the end of rows are, once above them where phones show no heads. */
export const PhoneHead = ({ children }: { children: ReactNode }) => <p className="mb-1 hidden text-end text-sm text-muted phone:block">{children}</p>;

type Make = <Item>(id: string, head: ReactNode, cell: (item: Item) => ReactNode) => Column<Item>;

/** What phones leave out. */
export const wideColumn: Make = (id, head, cell) => ({ id, head, headClass: "p-hide", className: "p-hide", cell });

/** Figures that phones leave out. */
export const figureColumn: Make = (id, head, cell) => ({ id, head, headClass: "p-hide end-col units", className: "p-hide end-col units", cell });
/** What phones and tablets leave out. */
export const deskColumn: Make = (id, head, cell) => ({ id, head, headClass: "t-hide", className: "t-hide", cell });

export const statusColumn = <Item,>(head: ReactNode, cell: (item: Item) => ReactNode): Column<Item> => ({ id: "status", head, className: "c-status", cell });

/** When it came, at the end of the row. */
export const dayColumn = <Item extends { createdAt: string }>(head: ReactNode, style?: "day" | "date"): Column<Item> => ({
  id: "date",
  head,
  headClass: "end-col",
  className: "c-acts end-col text-sm text-muted",
  cell: ({ createdAt }) => <DayOf at={createdAt} {...(style && { style })} />,
});
