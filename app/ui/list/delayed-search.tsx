import { useEffect, useState } from "react";
import { SearchInput } from "../search-input.tsx";

const PAUSE_MS = 300;

/** A search box that tells what was typed after a pause. */
export function DelayedSearch({ label, value, onChange, className }: { label: string; value: string; onChange(words: string): void; className?: string }) {
  const [words, setWords] = useState(value);
  useEffect(() => setWords(value), [value]);
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => onChange(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return <SearchInput label={label} value={words} onChange={(event) => setWords(event.target.value)} {...(className && { className })} />;
}
