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
export function LoadedDialog<Item>({ query: { data, error, refetch }, title, loading, failed, onClose, children }: Props<Item>) {
  return (
    <Dialog isOpen onClose={onClose} title={data ? title(data) : loading} size="wide">
      {data ? (
        <div className="grid gap-6">{children(data)}</div>
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{failed}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="16rem" />
      )}
    </Dialog>
  );
}
