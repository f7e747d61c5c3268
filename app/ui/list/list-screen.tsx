import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { DashboardHeader } from "../dashboard-header.tsx";
import { LocalErrorBox } from "../error-box.tsx";
import { EmptyState } from "../states.tsx";
import { DataTable, SkeletonRows } from "./table.tsx";

type Page<Item> = { items: readonly Item[] };
type Props<Item> = {
  title: string;
  text: string;
  /** Search and filters. */
  tools: ReactNode;
  toolsLabel: string;
  query: Pick<UseInfiniteQueryResult<{ pages: Page<Item>[] }>, "data" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage">;
  texts: { failed: string; empty: string; emptyText: string; more: string };
  /** What takes filters off, where some are on. */
  emptyActions?: ReactNode;
  head: ReactNode;
  columns: number;
  row(item: Item): ReactNode;
};

/** A list of things that somebody decides about: filters, table, further pages, and what to say when there is nothing. */
export function ReviewList<Item>({ title, text, tools, toolsLabel, query, texts, emptyActions, head, columns, row }: Props<Item>) {
  const items = query.data?.pages.flatMap((page) => page.items);
  const foot = query.hasNextPage && (
    <Button size="sm" onClick={() => void query.fetchNextPage()} pending={query.isFetchingNextPage}>
      {texts.more}
    </Button>
  );
  return (
    <>
      <title>{title}</title>
      <DashboardHeader title={title} text={text} />
      <search className="table-tools mt-6" aria-label={toolsLabel}>
        {tools}
      </search>
      {query.error && !items ? (
        <LocalErrorBox error={query.error} onTryAgain={() => void query.refetch()}>
          <p>{texts.failed}</p>
        </LocalErrorBox>
      ) : items?.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} actions={emptyActions} />
      ) : (
        <DataTable caption={title} head={head} foot={foot} plainRows>
          {items ? items.map(row) : <SkeletonRows columns={columns} />}
        </DataTable>
      )}
    </>
  );
}
