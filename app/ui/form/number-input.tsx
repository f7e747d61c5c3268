import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Input } from "../input.tsx";
import { readNumber, writeNumber } from "./typed-number.ts";

type Props = Omit<ComponentProps<typeof Input>, "value" | "onChange" | "type"> & {
  /** NaN while the text is not a number. */
  value: number | null;
  onChange(value: number | null): void;
  isWhole?: boolean;
  /** The value of an empty box. */
  whenEmpty?: number;
  scale?: number;
};

/** Digits as they are typed, in any script. What is no number stays in the box. */
export function NumberInput({ value, onChange, isWhole = false, whenEmpty, scale = 1, ...rest }: Props) {
  const shown = writeNumber(value, scale);
  const [text, setText] = useState(shown);
  const sent = useRef(value);
  // Changed from outside, not by typing.
  useEffect(() => {
    if (Object.is(sent.current, value)) return;
    sent.current = value;
    setText(shown);
  }, [value, shown]);
  return (
    <Input
      dir="ltr"
      autoComplete="off"
      {...rest}
      inputMode={isWhole ? "numeric" : "decimal"}
      value={text}
      onChange={(event) => {
        sent.current = readNumber(event.target.value, scale) ?? whenEmpty ?? null;
        setText(event.target.value);
        onChange(sent.current);
      }}
    />
  );
}

const HALALAS = 100;

/** Riyals in the box, halalas in the form. */
export const MoneyInput = (props: Omit<Props, "scale" | "isWhole">) => <NumberInput {...props} scale={HALALAS} />;
