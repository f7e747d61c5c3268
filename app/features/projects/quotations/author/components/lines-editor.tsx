import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { moved } from "#app/ui/form/list-moves.ts";
import type { AskedItem } from "../../quotation.ts";
import { MOST_GROUPS, MOST_LINES, type QuotationLine } from "../../quotation.ts";
import type { OwnPrice } from "../../quotations.schema.ts";
import { addBelow, addTo, changeLine, emptyGroup, emptyLine, moveLine, partOfPrice, removeLine, setKind } from "../../rules/edits.ts";
import type { Fault } from "../../rules/faults.ts";
import type { LineAct } from "../line-keys.ts";
import type { Quotation } from "../use-quotation.ts";
import { GroupCard } from "./group-card.tsx";
import { LineDetails } from "./line-details.tsx";
import { LineRow, lineField } from "./line-row.tsx";
import { PricePicker } from "./price-picker.tsx";

type Props = {
  quotation: Quotation;
  asked: readonly AskedItem[];
  vendorId: string | null;
  activeId: string | null;
  onActive(id: string | null): void;
  faultAt(place: string): Fault | undefined;
  onSavePrice(line: QuotationLine): void;
};

/** Groups and lines by keyboard, mouse and touch. */
export function LinesEditor({ quotation, asked, vendorId, activeId, onActive, faultAt, onSavePrice }: Props) {
  const t = useT("quotations");
  const { form, content, totals, lines, setGroups } = quotation;
  const { groups, notes } = form.values;
  const [pricesFor, setPricesFor] = useState<string | null>(null);
  const focus = useFocusAfterRender();
  const isFull = lines.length >= MOST_LINES;

  const insert = (line: QuotationLine, put: (line: QuotationLine) => void) => {
    if (isFull) return;
    put(line);
    onActive(line.id);
    focus(lineField(line.id, "text"));
  };
  const act = (line: QuotationLine, what: LineAct) => {
    const at = lines.indexOf(line);
    if (what === "below") return insert(emptyLine({ unit: line.unit, vat: line.vat }), (next) => setGroups((all) => addBelow(all, line.id, next)));
    if (what === "copy") {
      const copy = emptyLine({ ...line, id: emptyLine().id });
      const own = notes[line.id];
      if (own && !isFull) form.set("notes", { ...notes, [copy.id]: own });
      return insert(copy, (next) => setGroups((all) => addBelow(all, line.id, next)));
    }
    if (what === "remove") {
      const next = lines[at - 1] ?? lines[at + 1];
      setGroups((all) => removeLine(all, line.id));
      onActive(next?.id ?? null);
      if (next) focus(lineField(next.id, "text"));
      return;
    }
    if (what === "prices") return setPricesFor(line.id);
    if (what === "up" || what === "down") {
      const field = document.activeElement?.id;
      setGroups((all) => moveLine(all, line.id, what === "up" ? -1 : 1));
      if (field) focus(field);
      return;
    }
    setGroups((all) => setKind(all, line.id, what.kind));
  };
  const take = (price: OwnPrice) => {
    if (!pricesFor) return;
    setGroups((all) => changeLine(all, pricesFor, partOfPrice(price)));
    const known = notes[pricesFor];
    if (price.cost !== null) form.set("notes", { ...notes, [pricesFor]: { note: known?.note ?? "", cost: price.cost } });
    setPricesFor(null);
    focus(lineField(pricesFor, "quantity"));
  };
  return (
    <>
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          group={group}
          net={totals.groups[index] ?? 0}
          canRemove={groups.length > 1}
          onName={(name) => setGroups((all) => all.map((other) => (other.id === group.id ? { ...other, name } : other)))}
          onRemove={() => setGroups((all) => all.filter(({ id }) => id !== group.id))}
          onAdd={() => insert(emptyLine(), (line) => setGroups((all) => addTo(all, group.id, line)))}
          onMove={(line, to) =>
            setGroups((all) =>
              all.map((other) => (other.id === group.id ? { ...other, lines: [...moved(other.lines, group.lines.indexOf(line), to)] } : other)),
            )
          }
          row={(line, grip) => (
            <LineRow
              line={line}
              grip={grip}
              fault={faultAt(line.id)}
              isActive={line.id === activeId}
              onActive={() => onActive(line.id)}
              onChange={(part) => setGroups((all) => changeLine(all, line.id, part))}
              onAct={(what) => act(line, what)}
            >
              <LineDetails
                line={line}
                content={content}
                asked={asked}
                notes={notes}
                onChange={(part) => setGroups((all) => changeLine(all, line.id, part))}
                onNotes={(next) => form.set("notes", next)}
                onAct={(what) => act(line, what)}
                onSavePrice={() => onSavePrice(line)}
              />
            </LineRow>
          )}
        />
      ))}
      {isFull && <p className="er">{t("tooManyLines", { n: MOST_LINES })}</p>}
      {groups.length < MOST_GROUPS && (
        <Button size="sm" className="add-group" icon={<Plus aria-hidden />} onClick={() => setGroups((all) => [...all, emptyGroup()])}>
          {t("group.add")}
        </Button>
      )}
      {pricesFor && <PricePicker vendorId={vendorId} onTake={take} onClose={() => setPricesFor(null)} />}
    </>
  );
}

/** The focus on what the next rendering brings. */
export function useFocusAfterRender() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const field = document.getElementById(wanted.current);
    if (!field) return;
    wanted.current = null;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
  return (id: string) => {
    wanted.current = id;
  };
}
