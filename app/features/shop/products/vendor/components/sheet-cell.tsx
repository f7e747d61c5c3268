import { type ComponentProps, useEffect, useRef, useState } from "react";

type Props = Omit<ComponentProps<"input">, "value" | "onChange"> & { value: string; onChange(text: string): void };

/** One cell: what is typed stays as typed until the cell changes from outside, by a paste or a fill. */
export function SheetCell({ value, onChange, ...rest }: Props) {
  const [text, setText] = useState(value);
  const isTyped = useRef(false);
  useEffect(() => {
    if (!isTyped.current) setText(value);
    isTyped.current = false;
  }, [value]);
  return (
    <input
      dir="ltr"
      autoComplete="off"
      {...rest}
      className="sheet-cell"
      value={text}
      onChange={(event) => {
        isTyped.current = true;
        setText(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
