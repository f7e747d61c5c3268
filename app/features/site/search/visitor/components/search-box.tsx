import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Form } from "react-router";
import { SearchInput } from "#app/ui/search-input.tsx";
import { WORDS_LENGTH } from "../../search.ts";

const Suggestions = lazy(() => import("./suggestions.tsx").then((module) => ({ default: module.Suggestions })));

type Props = {
  className?: string;
  label: string;
  placeholder?: string;
  /** What was searched for, on the page that shows it. */
  words?: string;
  /** The button that submits, where there is one. */
  children?: ReactNode;
  /** In a sheet: the suggestions are part of the page, not above it. */
  isInline?: boolean;
  /** Runs when the box leads somewhere. */
  onLeave?: () => void;
};

/** A plain form, and all that a page loads at first. With the first focus come the suggestions. */
export function SearchBox({ className, label, placeholder = label, words = "", children, isInline, onLeave }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return (
    <Form ref={form} role="search" action="/search" className={className} aria-label={label} onFocus={use} onInput={use}>
      <SearchInput type="text" name="q" label={label} placeholder={placeholder} defaultValue={words} maxLength={WORDS_LENGTH} />
      {children}
      {isUsed && form.current && (
        <Suspense>
          <Suggestions form={form.current} isInline={isInline} onLeave={onLeave} />
        </Suspense>
      )}
    </Form>
  );
}
