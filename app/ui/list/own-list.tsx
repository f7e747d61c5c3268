import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { LocalErrorBox } from "../error-box.tsx";
import { EmptyState, Skeleton } from "../states.tsx";

type Props<Item> = {
  /** Of the heading, by which the section is named. */
  id: string;
  title: string;
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>, unknown>;
  /** Of the list, and of what stands in its place while it loads. */
  className: string;
  height: string;
  empty: { title: string; text: string };
  more: string;
  /** One element of the list, with its key. */
  children(item: Item): ReactNode;
};

/** What somebody has made so far, with all that a list can be: loading, failed, empty, longer than one page. */
export function OwnList<Item>({ id, title, list, className, height, empty, more, children }: Props<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {list.isError && !items && <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()} />}
      {list.isPending && (
        <div className={className} aria-busy>
          {[1, 2, 3, 4].map((n) => (
            <Skeleton key={n} height={height} />
          ))}
        </div>
      )}
      {items?.length === 0 && <EmptyState level={3} title={empty.title} text={empty.text} />}
      {items && items.length > 0 && <ul className={className}>{items.map(children)}</ul>}
      {list.hasNextPage && (
        <p className="mt-6 text-center">
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </p>
      )}
    </section>
  );
}
