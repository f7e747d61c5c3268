import type { ReactNode } from "react";
import { EmptyState, Skeleton } from "../states.tsx";
import { CardList } from "./card-list.tsx";
import type { List } from "./list.ts";

type Props<Item> = {
  /** Of the heading, by which the section is named. */
  id: string;
  title: string;
  list: List<Item>;
  /** Of the list, and of its skeleton. */
  className: string;
  height: string;
  failed?: string;
  empty: { title: string; text: string };
  /** One element of the list, with its key. */
  children(item: Item): ReactNode;
};

/** What someone has made so far, as a part of a page. */
export function OwnList<Item>({ id, title, list, className, height, failed, empty, children }: Props<Item>) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <CardList
        list={list}
        className={className}
        failed={failed}
        moreClass="mt-6 text-center"
        empty={<EmptyState level={3} title={empty.title} text={empty.text} />}
        loading={
          <div className={className} aria-busy>
            {[1, 2, 3, 4].map((n) => (
              <Skeleton key={n} height={height} />
            ))}
          </div>
        }
      >
        {children}
      </CardList>
    </section>
  );
}
