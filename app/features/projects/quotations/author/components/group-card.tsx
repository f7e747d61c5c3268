import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SortableItems } from "#app/ui/form/sortable-list.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { NAME_LENGTH, type QuotationGroup, type QuotationLine } from "../../quotation.ts";

type Props = {
  group: QuotationGroup;
  net: number;
  canRemove: boolean;
  onName(name: string): void;
  onRemove(): void;
  onAdd(): void;
  place: { isFirst: boolean; isLast: boolean };
  /** The whole group, up or down. */
  onMove(by: 1 | -1): void;
  row(line: QuotationLine, grip: ReactNode): ReactNode;
};

export function GroupCard({ group, net, canRemove, place, onName, onRemove, onAdd, onMove, row }: Props) {
  const t = useT("quotations");
  const name = group.name.trim() || t("group.unnamed");
  return (
    <section className="qg" aria-label={name}>
      <header>
        <Input fieldClass="lf group-name" label={t("group.name")} value={group.name} maxLength={NAME_LENGTH} onChange={(event) => onName(event.target.value)} />
        {!place.isFirst && (
          <IconButton className="sm" id={`group-up-${group.id}`} label={t("group.up", { name })} onClick={() => onMove(-1)}>
            <ArrowUp size={16} aria-hidden />
          </IconButton>
        )}
        {!place.isLast && (
          <IconButton className="sm" id={`group-down-${group.id}`} label={t("group.down", { name })} onClick={() => onMove(1)}>
            <ArrowDown size={16} aria-hidden />
          </IconButton>
        )}
        {canRemove && group.lines.length === 0 && (
          <IconButton className="sm" label={t("group.remove", { name })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        )}
        <span className="money-sub">
          <MoneyText amount={net} />
        </span>
      </header>
      <div className="lines">
        <SortableItems
          groupId={group.id}
          label={t("group.lines", { name })}
          items={group.lines}
          nameOf={({ text }) => text || t("line.unnamed")}
          row={(line, _, grip) => row(line, grip)}
        />
        <button type="button" className="addl" onClick={onAdd}>
          <Plus size={16} aria-hidden />
          {t("line.add")}
          <kbd aria-hidden>↵</kbd>
        </button>
      </div>
    </section>
  );
}
