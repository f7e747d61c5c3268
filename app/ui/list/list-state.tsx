import type { ReactNode } from "react";
import { LocalErrorBox } from "../error-box.tsx";
import type { List } from "./list.ts";

type Props<Item> = {
  list: List<Item>;
  /** What failed, in one sentence. */
  failed?: string | undefined;
  empty: ReactNode;
  loading: ReactNode;
  className?: string | undefined;
  children(items: readonly Item[]): ReactNode;
};

/** All states of a list: loading, failed, empty, loaded. */
export function ListState<Item>({ list, failed, empty, loading, className, children }: Props<Item>) {
  const { items, error } = list;
  if (!items && error)
    return (
      <LocalErrorBox error={error} onTryAgain={list.retry}>
        {failed && <p>{failed}</p>}
      </LocalErrorBox>
    );
  if (!items) return loading;
  if (items.length === 0) return empty;
  return (
    <div className={className} aria-busy={list.isStale || undefined}>
      {children(items)}
    </div>
  );
}
