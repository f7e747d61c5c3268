import { useEffect, useRef, useState } from "react";
import type { IdeaForm } from "./use-idea-fields.ts";

const shown = (riyals: number) => (riyals === 0 || Number.isNaN(riyals) ? "" : String(riyals));

/** Empty is 0; what is no number is wrong. */
function read(typed: string): number {
  const plain = typed.replace(/[,\s٬]/g, "").replace("٫", ".");
  return /^\d*\.?\d*$/.test(plain) ? Number(plain || 0) : Number.NaN;
}

/** The cost as it is typed: what is no number yet stays in the box. */
export function useCostText(form: IdeaForm) {
  const value = form.values.estimated_cost;
  const [text, setText] = useState(() => shown(value));
  const told = useRef(value);
  useEffect(() => {
    if (Object.is(told.current, value)) return;
    told.current = value;
    setText(shown(value));
  }, [value]);
  return {
    text,
    type(typed: string) {
      setText(typed);
      told.current = read(typed);
      form.set("estimated_cost", told.current);
    },
  };
}
