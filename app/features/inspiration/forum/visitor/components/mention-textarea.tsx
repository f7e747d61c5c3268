import { type ReactNode, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { classes } from "#app/ui/classes.ts";
import { Textarea } from "#app/ui/input.tsx";
import { BODY_LENGTH } from "../../forum.ts";
import { useMentions } from "./use-mentions.ts";

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  rows?: number;
  threadId?: string | undefined;
  autoFocus?: boolean;
  onChange(value: string): void;
};

/** A text box with mentions: "@" suggests people. */
export function MentionTextarea({ label, hint, error, value, rows = 5, threadId, autoFocus, onChange }: Props) {
  const t = useT("forum.write");
  const box = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions({ box, value, threadId, onChange });
  return (
    <div className="mention-box">
      <Textarea
        ref={box}
        label={label}
        hint={hint}
        error={error}
        rows={rows}
        maxLength={BODY_LENGTH}
        value={value}
        required
        autoFocus={autoFocus}
        aria-controls={mentions.isOpen ? `${mentions.id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={mentions.active}
        onChange={(event) => {
          onChange(event.target.value);
          mentions.follow();
        }}
        onSelect={mentions.follow}
        onKeyDown={mentions.onKeyDown}
        onBlur={mentions.close}
      />
      <div className="menu mention-list" role="listbox" id={`${mentions.id}-list`} aria-label={t("people")} hidden={!mentions.isOpen}>
        {mentions.people.map((person, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the text chooses
          <div
            key={person.username}
            id={`${mentions.id}-${index}`}
            role="option"
            aria-selected={index === mentions.at}
            className={classes("menu-item", index === mentions.at && "on")}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => mentions.choose(person.username)}
          >
            <Avatar name={person.name} src={person.image} size="sm" />
            <span className="min-w-0">
              <bdi className="block truncate">{person.name}</bdi>
              <bdi className="block truncate text-xs text-muted" dir="ltr">
                @{person.username}
              </bdi>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
