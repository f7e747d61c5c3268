import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { orpc } from "#app/api/client.ts";

/** The name that is being typed before the caret. */
const OPEN = /(?:^|[^\p{L}\p{N}._@/-])@([\p{L}\p{N}._-]{0,30})$/u;

type Options = { box: RefObject<HTMLTextAreaElement | null>; value: string; threadId?: string | undefined; onChange(value: string): void };

/** People to choose from while "@..." is typed: arrows move, Enter or Tab takes one, Escape closes. */
export function useMentions({ box, value, threadId, onChange }: Options) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const { data } = useQuery({
    ...orpc.forum.people.queryOptions({ input: { search: typed ?? "", ...(threadId && { threadId }) } }),
    enabled: typed !== null,
  });
  const people = typed === null ? [] : (data?.items ?? []);
  const isOpen = people.length > 0;

  const follow = () => {
    const caret = box.current?.selectionStart ?? 0;
    const found = OPEN.exec((box.current?.value ?? "").slice(0, caret))?.[1] ?? null;
    if (found !== typed) setAt(0);
    setTyped(found);
  };
  const choose = (username: string) => {
    const caret = box.current?.selectionStart ?? value.length;
    const start = caret - (typed?.length ?? 0);
    const next = `${value.slice(0, start)}${username} ${value.slice(caret)}`;
    onChange(next);
    setTyped(null);
    // after the text is there
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start + username.length + 1, start + username.length + 1);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setAt((at + 1) % people.length);
    else if (event.key === "ArrowUp") setAt((at - 1 + people.length) % people.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(people[at]?.username ?? "");
    else if (event.key === "Escape") setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { id, people, isOpen, at, follow, choose, onKeyDown, close: () => setTyped(null), active: isOpen ? `${id}-${at}` : undefined };
}
