import type { ReactNode } from "react";
import type { List } from "./list.ts";
import { MoreButton } from "./list-foot.tsx";
import { ListState } from "./list-state.tsx";

type Props<Item> = {
  list: List<Item>;
  /** Of the list of elements. */
  className: string;
  label?: string | undefined;
  failed?: string | undefined;
  empty: ReactNode;
  loading: ReactNode;
  /** Of the line with the button for more. */
  moreClass?: string;
  moreLabel?: string | undefined;
  /** One element of the list, with its key. */
  children(item: Item, index: number): ReactNode;
};

/** A list of anything but rows, with everything that a list can be. */
export function CardList<Item>({ list, className, label, failed, empty, loading, moreClass = "mt-4", moreLabel, children }: Props<Item>) {
  return (
    <ListState list={list} failed={failed} empty={empty} loading={loading}>
      {(items) => (
        <>
          <ul className={className} aria-label={label}>
            {items.map(children)}
          </ul>
          {list.more && (
            <p className={moreClass}>
              <MoreButton list={list} size="md" label={moreLabel} />
            </p>
          )}
        </>
      )}
    </ListState>
  );
}
