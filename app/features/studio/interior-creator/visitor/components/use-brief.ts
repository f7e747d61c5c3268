import { useMemo, useState } from "react";
import { readWords } from "../../brief/read-words.ts";
import { type Brief, EMPTY_BRIEF } from "../../interior-creator.ts";

type Field = keyof Omit<Brief, "words">;

/** A brief whose fields follow the words until they are changed by hand. */
export function useBrief(start: Brief) {
  const [words, setWords] = useState(start.words);
  // Fields that were chosen by hand, whatever the words say.
  const [own, setOwn] = useState<Partial<Omit<Brief, "words">>>(() => {
    const { fields } = readWords(start.words);
    const isSaid = (name: Field) => JSON.stringify(fields[name] ?? EMPTY_BRIEF[name]) === JSON.stringify(start[name]);
    return Object.fromEntries((Object.keys(EMPTY_BRIEF) as (keyof Brief)[]).flatMap((name) => (name === "words" || isSaid(name) ? [] : [[name, start[name]]])));
  });
  const understood = useMemo(() => readWords(words), [words]);
  const brief: Brief = useMemo(() => ({ ...EMPTY_BRIEF, ...understood.fields, ...own, words }), [understood, own, words]);
  return {
    brief,
    /** Which fields come from the words, and from which. */
    said: Object.fromEntries(Object.entries(understood.said).filter(([name]) => !(name in own))) as Partial<Record<Field, string>>,
    setWords,
    set: <Name extends Field>(name: Name, value: Brief[Name]) => setOwn((before) => ({ ...before, [name]: value })),
    clear() {
      setWords("");
      setOwn({});
    },
  };
}
export type BriefState = ReturnType<typeof useBrief>;
