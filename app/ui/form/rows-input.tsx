import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { IconButton } from "../icon-button.tsx";
import { moved } from "./list-moves.ts";
import "./form.css";

type Props<Row> = {
  value: readonly Row[];
  onChange(rows: Row[]): void;
  empty: Row;
  max: number;
  /** What one row is called, from 1. */
  nameOf(n: number): string;
  addText: string;
  error?: ReactNode;
  canMove?: boolean;
  /** A few small fields: on phones, too, they stand beside what is done with the row. */
  isShort?: boolean;
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode;
};

/** Rows of one kind: add, change, move, remove. Rows have no identity of their own, so every box in them is controlled. */
export function RowsInput<Row extends object>({
  value: rows,
  onChange,
  empty,
  max,
  nameOf,
  addText,
  error,
  canMove = false,
  isShort = false,
  children,
}: Props<Row>) {
  const t = useT("ui.form");
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...rows, empty]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(":scope > fieldset:last-of-type input")?.focus());
  };
  const move = (from: number, to: number) => onChange([...moved(rows, from, to)]);
  return (
    <div className="grid gap-4" ref={list}>
      {rows.map((row, index) => {
        const name = nameOf(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and every box is controlled
          <fieldset key={index} aria-label={name} className={classes("list-row", isShort && "short", canMove && "titled")}>
            {canMove && (
              <p className="font-semibold" aria-hidden>
                {name}
              </p>
            )}
            <div className="grid gap-4">
              {children(row, (part) => onChange(rows.map((other, at) => (at === index ? { ...other, ...part } : other))), index)}
            </div>
            <span>
              {canMove && rows.length > 1 && (
                <>
                  <IconButton label={t("rows.earlier", { name })} aria-disabled={index === 0} onClick={() => move(index, index - 1)}>
                    <ArrowUp size={18} aria-hidden />
                  </IconButton>
                  <IconButton label={t("rows.later", { name })} aria-disabled={index === rows.length - 1} onClick={() => move(index, index + 1)}>
                    <ArrowDown size={18} aria-hidden />
                  </IconButton>
                </>
              )}
              <IconButton label={t("rows.remove", { name })} onClick={() => onChange(rows.filter((_, at) => at !== index))}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </span>
          </fieldset>
        );
      })}
      {error && (
        <p className="text-sm text-danger" role="alert" data-invalid>
          {error}
        </p>
      )}
      {rows.length < max && (
        <div>
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={add}>
            {addText}
          </Button>
        </div>
      )}
    </div>
  );
}
