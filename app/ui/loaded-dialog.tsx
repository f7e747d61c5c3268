import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { LocalErrorBox } from "./error-box.tsx";
import { Skeleton } from "./states.tsx";

type Props<Item> = {
  query: UseQueryResult<Item>;
  title(item: Item): ReactNode;
  /** While it loads. */
  loading: ReactNode;
  failed: string;
  onClose(): void;
  children(item: Item): ReactNode;
};

/** The opened row of a list: its content, or why it failed to load. */
export function LoadedDialog<Item>({ query, title, loading, failed, onClose, children }: Props<Item>) {
  return (
    <Dialog isOpen onClose={onClose} title={query.data ? title(query.data) : loading} size="wide">
      <LoadedContent query={query} failed={failed}>
        {children}
      </LoadedContent>
    </Dialog>
  );
}

/** The same without a dialog around it. */
export function LoadedContent<Item>({ query: { data, error, refetch }, failed, children }: Pick<Props<Item>, "query" | "failed" | "children">) {
  if (data) return <div className="grid gap-6">{children(data)}</div>;
  if (!error) return <Skeleton height="16rem" />;
  return (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{failed}</p>
    </LocalErrorBox>
  );
}
