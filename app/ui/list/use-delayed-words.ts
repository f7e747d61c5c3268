import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 300;

/** Search words, debounced or submitted at once. A stale answer never overwrites newer typing. */
export function useDelayedWords(value: string, onChange: (words: string) => void) {
  const [words, setWords] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // Our own change arriving late; anything else is from outside, such as Back or 'clear filters'.
    if (value === asked.current) return;
    clearTimeout(timer.current);
    asked.current = value;
    setWords(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    asked.current = next.trim();
    latest.current(asked.current);
  };
  return {
    words,
    type(next: string) {
      setWords(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(next), PAUSE_MS);
    },
    askNow: () => ask(words),
  };
}
