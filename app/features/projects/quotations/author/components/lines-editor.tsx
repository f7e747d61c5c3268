import { ListPlus, Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SortableArea } from "#app/ui/form/sortable-list.tsx";
import type { AskedItem } from "../../quotation.ts";
import { MOST_GROUPS, MOST_LINES, type QuotationLine } from "../../quotation.ts";
import type { QuotationParts } from "../../quotations.contract.ts";
import type { OwnPrice } from "../../quotations.schema.ts";
import {
  addBelow,
  addGroups,
  addTo,
  changeLine,
  emptyGroup,
  emptyLine,
  moveGroup,
  moveLine,
  moveLineTo,
  partOfPrice,
  removeLine,
  setKind,
} from "../../rules/edits.ts";
import type { Fault } from "../../rules/faults.ts";
import type { LineAct } from "../line-keys.ts";
import type { Quotation } from "../use-quotation.ts";
import { GroupCard } from "./group-card.tsx";
import { LineDetails } from "./line-details.tsx";
import { LineRow, lineField } from "./line-row.tsx";
import { PartsDialog } from "./parts-dialog.tsx";
import { type PricedFor, PricePicker } from "./price-picker.tsx";

type Props = {
  quotation: Quotation;
  asked: readonly AskedItem[];
  author: PricedFor;
  activeId: string | null;
  onActive(id: string | null): void;
  faultAt(place: string): Fault | undefined;
  onSavePrice(line: QuotationLine): void;
};

/** Groups and lines by keyboard, mouse and touch. */
export function LinesEditor({ quotation, asked, author, activeId, onActive, faultAt, onSavePrice }: Props) {
  const t = useT("quotations");
  const { form, content, totals, lines, setGroups } = quotation;
  const { groups, notes } = form.values;
  const [isAddingParts, setAddingParts] = useState(false);
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
  const moveWhole = (groupId: string, by: 1 | -1) => {
    const button = document.activeElement?.id;
    setGroups((all) => moveGroup(all, groupId, by));
    if (button) focus(button);
  };
  const addParts = (parts: QuotationParts) => {
    setGroups((all) => addGroups(all, parts.groups));
    form.set("notes", { ...notes, ...parts.notes });
    setAddingParts(false);
    const first = parts.groups[0]?.lines[0];
    if (!first) return;
    onActive(first.id);
    focus(lineField(first.id, "text"));
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
    <SortableArea
      id="lines"
      groups={groups.map(({ id, name, lines: items }, index) => ({ id, name: name.trim() || t("group.numbered", { n: index + 1 }), items }))}
      nameOf={({ text }) => text || t("line.unnamed")}
      onMove={(line, to, groupId) => setGroups((all) => moveLineTo(all, line.id, groupId, to))}
    >
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          group={group}
          net={totals.groups[index] ?? 0}
          canRemove={groups.length > 1}
          onName={(name) => setGroups((all) => all.map((other) => (other.id === group.id ? { ...other, name } : other)))}
          onRemove={() => setGroups((all) => all.filter(({ id }) => id !== group.id))}
          onAdd={() => insert(emptyLine(), (line) => setGroups((all) => addTo(all, group.id, line)))}
          place={{ isFirst: index === 0, isLast: index === groups.length - 1 }}
          onMove={(by) => moveWhole(group.id, by)}
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
                quotationId={form.stored.id}
                groupId={group.id}
                onGroup={(groupId) => {
                  setGroups((all) => moveLineTo(all, line.id, groupId));
                  focus(lineField(line.id, "text"));
                }}
              />
            </LineRow>
          )}
        />
      ))}
      {isFull && <p className="er">{t("tooManyLines", { n: MOST_LINES })}</p>}
      <div className="add-group">
        {groups.length < MOST_GROUPS && (
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setGroups((all) => [...all, emptyGroup()])}>
            {t("group.add")}
          </Button>
        )}
        {!isFull && (
          <Button size="sm" icon={<ListPlus aria-hidden />} onClick={() => setAddingParts(true)}>
            {t("parts.button")}
          </Button>
        )}
      </div>
      {isAddingParts && <PartsDialog id={form.stored.id} free={MOST_LINES - lines.length} onAdd={addParts} onClose={() => setAddingParts(false)} />}
      {pricesFor && <PricePicker author={author} onTake={take} onClose={() => setPricesFor(null)} />}
    </SortableArea>
  );
}

/** The focus on what the next rendering brings. */
export function useFocusAfterRender() {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
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
