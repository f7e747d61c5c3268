import { lazy, type ReactNode, Suspense } from "react";
import type { SortableList } from "./sortable-list.tsx";
import { untilUnused } from "./until-unused.ts";

const WAITS = "data-awaits-handles";

const Sortable = lazy(async () => {
  const { SortableList } = await import("./sortable-list.tsx");
  if (typeof document !== "undefined") await untilUnused(`[${WAITS}]`);
  return { default: SortableList };
});

type Props<Item extends { id: string }> = Omit<Parameters<typeof SortableList<Item>>[0], "row"> & {
  /** Without a handle until the script of the handles is there. */
  row(item: Item, index: number, handle?: ReactNode): ReactNode;
};

/** A sortable list on a page that most people only read: plain until its script arrives and nobody is at work in it. */
export function LaterSortableList<Item extends { id: string }>(props: Props<Item>) {
  const { label, className, items, row } = props;
  const plain = (
    <ol className={className} aria-label={label} {...{ [WAITS]: "" }}>
      {items.map((item, index) => (
        <li key={item.id}>{row(item, index)}</li>
      ))}
    </ol>
  );
  return (
    <Suspense fallback={plain}>
      <Sortable {...(props as Parameters<typeof SortableList>[0])} />
    </Suspense>
  );
}
