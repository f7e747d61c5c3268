import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { PhoneHead } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { whole } from "../../components/page-list.tsx";
import type { SearchedWords } from "../../insights.contract.ts";

type Props = {
  title: string;
  text: string;
  none: string;
  words: readonly SearchedWords[];
  /** Shows how often nothing was found. */
  isMissed: boolean;
  /** What to do about it. */
  children?: ReactNode;
};

/** Words that people searched for, with the places where they did. */
export function Searches({ title, text, none, words, isMissed, children }: Props) {
  const t = useT("insights");
  const format = useFormat();
  const head = t(isMissed ? "searches.missed" : "searches.count");
  const columns: Column<SearchedWords>[] = [
    {
      id: "words",
      head: t("searches.words"),
      className: "c-name",
      cell: ({ words: each, places }) => (
        <>
          <NameLink to={`/search?q=${encodeURIComponent(each)}`}>
            <bdi lang={languageOf(each)}>{each}</bdi>
          </NameLink>
          <span className="type">{format.list(places.map((place) => t(`place.${place}`)))}</span>
        </>
      ),
    },
    {
      id: "count",
      head,
      headClass: "end-col",
      className: "c-status end-col",
      cell: ({ count, missed }) => (isMissed ? t("searches.of", { missed: format.number(missed), count: format.number(count) }) : format.number(count)),
    },
  ];
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{title}</h2>
      <p className="mb-3 text-sm text-muted">{text}</p>
      {words.length > 0 && <PhoneHead>{head}</PhoneHead>}
      <TableList list={whole(words)} caption={title} columns={columns} keyOf={({ words: each }) => each} empty={<p className="text-muted">{none}</p>} />
      {children}
    </section>
  );
}
