import { Armchair, CornerDownLeft, History, LayoutGrid, Lightbulb, MessagesSquare, Search, Store, UserRound, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { markedParts } from "../../marked.ts";
import type { Suggestion } from "../../search.contract.ts";
import type { Entry, EntryGroup } from "./use-entries.ts";

const ICONS: Record<Suggestion["kind"], ReactNode> = {
  listing: <LayoutGrid aria-hidden />,
  idea: <Lightbulb aria-hidden />,
  product: <Armchair aria-hidden />,
  vendor: <Store aria-hidden />,
  professional: <UserRound aria-hidden />,
  thread: <MessagesSquare aria-hidden />,
};

function Thumb({ entry }: { entry: Entry }) {
  if (entry.look === "hit" && entry.hit.photo) return <Photo image={entry.hit.photo} shape="1:1" sizes="40px" alt="" className={entry.hit.kind} />;
  return (
    <span className="icon">{entry.look === "hit" ? ICONS[entry.hit.kind] : entry.look === "recent" ? <History aria-hidden /> : <Search aria-hidden />}</span>
  );
}

type Props = {
  groups: readonly EntryGroup[];
  words: string;
  active: string | null;
  idOf(key: string): string;
  onChoose(entry: Entry): void;
  onForget(entry: Entry): void;
  onPoint(key: string): void;
};

/** The options in their groups. The focus stays in the field (aria-activedescendant). */
export function SuggestionList({ groups, words, active, idOf, onChoose, onForget, onPoint }: Props) {
  const t = useT("search");
  const forget = (entry: Entry) => (event: MouseEvent) => {
    event.stopPropagation();
    onForget(entry);
  };
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, no form
    <div key={group.id} role="group" aria-label={group.title ?? undefined} className={`group ${group.id}`}>
      {group.title && (
        <div className="name" aria-hidden>
          {group.title}
        </div>
      )}
      {group.entries.map((entry) => (
        // biome-ignore lint/a11y: the keys are those of the text field, which names this option as its active one
        <div
          key={entry.key}
          id={idOf(entry.key)}
          role="option"
          aria-selected={entry.key === active}
          className="option"
          onPointerMove={() => entry.key !== active && onPoint(entry.key)}
          onClick={() => onChoose(entry)}
        >
          <Thumb entry={entry} />
          <span className="text">
            <span className="title" dir="auto">
              {entry.look === "hit" ? <Marked title={entry.title} words={words} /> : entry.title}
            </span>
            {entry.look === "hit" && entry.hit.note && (
              <span className="line" dir="auto">
                {entry.hit.note}
              </span>
            )}
          </span>
          {entry.look === "recent" ? (
            // biome-ignore lint/a11y: for the pointer; the keyboard has Delete, and a button below removes all
            <span className="drop" title={t("remove")} onClick={forget(entry)}>
              <X aria-hidden />
            </span>
          ) : (
            <CornerDownLeft className="go flip" aria-hidden />
          )}
        </div>
      ))}
    </div>
  ));
}

function Marked({ title, words }: { title: string; words: string }) {
  return markedParts(title, words).map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one title, always recreated
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
