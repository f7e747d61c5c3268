import { SearchInput } from "../search-input.tsx";
import { useDelayedWords } from "./use-delayed-words.ts";

type Props = { label: string; value: string; onChange(words: string): void; className?: string };

/** A search box that reports what was typed after a pause. */
export function DelayedSearch({ label, value, onChange, className }: Props) {
  const { words, type, askNow } = useDelayedWords(value, onChange);
  return (
    <SearchInput
      label={label}
      value={words}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && askNow()}
      {...(className && { className })}
    />
  );
}
