import type { MouseEvent, ReactNode } from "react";
import type { List } from "./list.ts";
import { ListState } from "./list-state.tsx";
import { CheckCell, DataTable, HeadCell, HeadCheckCell, Row, SkeletonRows } from "./table.tsx";
import type { Selection } from "./use-selection.ts";

export type Column<Item> = {
  id: string;
  head: ReactNode;
  cell(item: Item): ReactNode;
  /** Of the cell: c-name, c-status, c-meta (second line on phones), c-acts, p-hide (not on phones), t-hide (neither there nor on tablets), end-col, units. */
  className?: string;
  headClass?: string;
  sorted?: "ascending" | "descending";
  /** Makes the head a link that sorts by it. */
  sortTo?: string;
};

export type TableProps<Item> = {
  caption: string;
  columns: readonly Column<Item>[];
  /** Where items have no `id`. */
  keyOf?: ((item: Item) => string) | undefined;
  /** With check boxes; `nameOf` is what they are called by. */
  selection?: Selection | undefined;
  nameOf?: ((item: Item) => string) | undefined;
  isMarked?: ((item: Item) => boolean) | undefined;
};

const idOf = (item: unknown): string => (item as { id: string }).id;

/** A click anywhere in a row opens it, like the link in its name. Controls and text selection inside work as usual. */
function openRow({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
  const isPlain = !ctrlKey && !metaKey && !shiftKey && getSelection()?.isCollapsed !== false;
  if (isPlain && !(target as Element).closest("a, button, label, input, select, details, .c-check"))
    currentTarget.querySelector<HTMLElement>("a.name")?.click();
}

/** Rows by columns; without items, their places. */
function ListTable<Item>({
  items,
  caption,
  columns,
  keyOf = idOf,
  selection,
  nameOf = keyOf,
  isMarked,
  foot,
}: TableProps<Item> & { items: readonly Item[] | undefined; foot?: ReactNode }) {
  const keys = items?.map(keyOf) ?? [];
  const isSelected = (key: string) => selection !== undefined && (selection.isAllMatching || selection.ids.has(key));
  const count = keys.filter(isSelected).length;
  const head = (
    <>
      {selection && (
        <HeadCheckCell
          checked={count > 0 && count === keys.length}
          indeterminate={count > 0 && count < keys.length}
          onChange={(isOn) => selection.select(keys, isOn)}
        />
      )}
      {columns.map(({ id, head: text, headClass, sorted, sortTo }) => (
        <HeadCell key={id} className={headClass} sorted={sorted} sortTo={sortTo}>
          {text}
        </HeadCell>
      ))}
    </>
  );
  return (
    <DataTable caption={caption} head={head} foot={foot} plainRows={!selection}>
      {items ? (
        items.map((item) => {
          const key = keyOf(item);
          return (
            <Row key={key} selected={isSelected(key) || isMarked?.(item) === true} onClick={openRow}>
              {selection && <CheckCell name={nameOf(item)} checked={isSelected(key)} onChange={(isOn) => selection.select([key], isOn)} />}
              {columns.map(({ id, className, cell }) => (
                <td key={id} className={className}>
                  {cell(item)}
                </td>
              ))}
            </Row>
          );
        })
      ) : (
        <SkeletonRows columns={columns.length + (selection ? 1 : 0)} />
      )}
    </DataTable>
  );
}

export type TableListProps<Item> = TableProps<Item> & { list: List<Item>; failed?: string | undefined; empty: ReactNode; foot?: ReactNode };

/** A list as a table, with everything that a list can be. */
export function TableList<Item>({ list, failed, empty, foot, ...table }: TableListProps<Item>) {
  const shown = (items: readonly Item[] | undefined) => <ListTable {...table} items={items} foot={foot} />;
  return (
    <ListState list={list} failed={failed} empty={empty} loading={shown(undefined)}>
      {shown}
    </ListState>
  );
}
