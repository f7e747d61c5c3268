import { CircleHelp, History, Inbox, MessageSquareQuote, MessagesSquare, Pencil, Store, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { HitKind } from "../dashboard.ts";
import type { Entry, EntryGroup } from "./use-results.ts";

const ICONS: Record<HitKind, ReactNode> = {
  conversation: <MessagesSquare aria-hidden />,
  sentRequest: <MessageSquareQuote aria-hidden />,
  receivedRequest: <Inbox aria-hidden />,
  vendor: <Store aria-hidden />,
  adminVendor: <Pencil aria-hidden />,
  user: <UserRound aria-hidden />,
  article: <CircleHelp aria-hidden />,
};

const iconOf = (entry: Entry): ReactNode => {
  if (entry.kind === "command") return entry.command.icon;
  return entry.kind === "hit" ? ICONS[entry.hit.kind] : <History aria-hidden />;
};

type Props = {
  groups: readonly EntryGroup[];
  active: string | undefined;
  idOf(key: string): string;
  onRun(entry: Entry): void;
  onPoint(key: string): void;
};

/** The list's options in their groups. The focus stays in the text field (aria-activedescendant). */
export function CommandOptions({ groups, active, idOf, onRun, onPoint }: Props) {
  const t = useT("dashboard.palette");
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, no form
    <div key={group.id} role="group" aria-label={t(`group.${group.id}`)}>
      <div className="name" aria-hidden>
        {t(`group.${group.id}`)}
      </div>
      {group.entries.map((entry) => (
        // biome-ignore lint/a11y: the keys are those of the text field, which names this option as its active one
        <div
          key={entry.key}
          id={idOf(entry.key)}
          role="option"
          aria-selected={entry.key === active}
          className="option"
          onPointerMove={() => entry.key !== active && onPoint(entry.key)}
          onClick={() => onRun(entry)}
        >
          {iconOf(entry)}
          <span className="title" dir="auto">
            {entry.title}
          </span>
          {entry.kind === "hit" && entry.hit.note && (
            <span className="note" dir="auto">
              {entry.hit.note}
            </span>
          )}
        </div>
      ))}
    </div>
  ));
}
