import { BookmarkPlus, Copy, EyeOff, Trash2, TriangleAlert } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { MoneyInput } from "#app/ui/form/number-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { type AskedItem, LINE_VATS, NATURES, NOTE_LENGTH, type PrivateNotes, type QuotationContent, type QuotationLine } from "../../quotation.ts";
import { mismatchOf } from "../../rules/coverage.ts";
import { isUnitPrice } from "../../rules/totals.ts";
import { useAmount } from "../../use-amount.ts";
import type { LineAct } from "../line-keys.ts";
import { lineField } from "./line-row.tsx";
import { PhotoFields } from "./photo-fields.tsx";

const NOTHING = { cost: null, note: "" };

/** What changes of a line, from how it is by then: photographs arrive later than they were chosen. */
export type LineChange = Partial<QuotationLine> | ((now: QuotationLine) => Partial<QuotationLine>);

type Props = {
  line: QuotationLine;
  content: QuotationContent;
  asked: readonly AskedItem[];
  notes: PrivateNotes;
  onChange(part: LineChange): void;
  onNotes(notes: PrivateNotes): void;
  onAct(act: LineAct): void;
  onSavePrice(): void;
  quotationId: string;
  groupId: string;
  onGroup(groupId: string): void;
};

/** What else belongs to the line that is being worked on: words for the client, what kind of work, and what only the author sees. */
export function LineDetails({ line, content, asked, notes, onChange, onNotes, onAct, onSavePrice, quotationId, groupId, onGroup }: Props) {
  const t = useT("quotations");
  const format = useFormat();
  const own = notes[line.id] ?? NOTHING;
  const isPriced = line.kind !== "excluded" && line.kind !== "within";
  const margin = isUnitPrice(own.cost) && isUnitPrice(line.unitPrice) && line.unitPrice > 0 ? (line.unitPrice - own.cost) / line.unitPrice : null;
  const setOwn = (part: Partial<typeof own>) => onNotes({ ...notes, [line.id]: { ...own, ...part } });
  return (
    <div className="more">
      <Textarea
        id={lineField(line.id, "note")}
        label={t(line.kind === "excluded" ? "line.reason" : "line.note")}
        rows={1}
        maxLength={NOTE_LENGTH}
        value={line.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      {line.kind === "included" && line.item !== null && (
        <Checkbox
          label={t("line.differs")}
          checked={line.differs ?? false}
          onChange={({ target: { checked } }) =>
            // The words of the brief do not say how it differs.
            onChange((now) => ({ differs: checked, ...(checked && now.note === asked.find(({ number }) => number === now.item)?.note && { note: "" }) }))
          }
        />
      )}
      <div className="more-row">
        {asked.length > 0 && <ItemChoice line={line} asked={asked} onChange={onChange} />}
        {content.groups.length > 1 && <GroupChoice groups={content.groups} value={groupId} onChange={onGroup} />}
        {line.kind === "alternative" && <ReplacedChoice line={line} content={content} onChange={onChange} />}
        {isPriced && (
          <>
            <Select
              label={t("line.nature")}
              inputSize="sm"
              value={line.nature}
              onChange={(event) => onChange({ nature: event.target.value as QuotationLine["nature"] })}
            >
              {NATURES.map((nature) => (
                <option key={nature} value={nature}>
                  {t(`nature.${nature}`)}
                </option>
              ))}
            </Select>
            {content.chargesVat && (
              <Select label={t("line.vat")} inputSize="sm" value={line.vat} onChange={(event) => onChange({ vat: event.target.value as QuotationLine["vat"] })}>
                {LINE_VATS.map((vat) => (
                  <option key={vat} value={vat}>
                    {t(`vat.${vat}`)}
                  </option>
                ))}
              </Select>
            )}
          </>
        )}
      </div>
      <PhotoFields
        quotationId={quotationId}
        line={line}
        onAdd={(id) => onChange((now) => ({ photos: [...(now.photos ?? []), id] }))}
        onRemove={(id) => onChange((now) => ({ photos: (now.photos ?? []).filter((other) => other !== id) }))}
      />
      <ItemMismatch line={line} content={content} asked={asked} />
      {isPriced && (
        <fieldset className="own-part">
          <legend>
            <EyeOff aria-hidden />
            {t("own.only")}
          </legend>
          <MoneyInput label={t("own.cost")} value={own.cost} onChange={(cost) => setOwn({ cost })} />
          <Input label={t("own.note")} value={own.note} maxLength={NOTE_LENGTH} onChange={(event) => setOwn({ note: event.target.value })} />
          {margin !== null && <p>{t("own.margin", { share: format.percent(margin) })}</p>}
        </fieldset>
      )}
      <div className="more-acts">
        <Button size="sm" variant="ghost" icon={<Copy aria-hidden />} onClick={() => onAct("copy")}>
          {t("line.copy")}
        </Button>
        {isPriced && line.text.trim() && isUnitPrice(line.unitPrice) && (
          <Button size="sm" variant="ghost" icon={<BookmarkPlus aria-hidden />} onClick={onSavePrice}>
            {t("prices.add")}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => onAct("remove")}>
          {t("line.remove")}
        </Button>
      </div>
    </div>
  );
}

function ItemChoice({ line, asked, onChange }: Pick<Props, "line" | "asked" | "onChange">) {
  const t = useT("quotations");
  return (
    <Select label={t("line.item")} inputSize="sm" value={line.item ?? ""} onChange={(event) => onChange({ item: Number(event.target.value) || null })}>
      <option value="">{t("line.noItem")}</option>
      {asked.map(({ number, name }) => (
        <option key={number} value={number}>{`${number} · ${name}`}</option>
      ))}
    </Select>
  );
}

function GroupChoice({ groups, value, onChange }: { groups: QuotationContent["groups"]; value: string; onChange(id: string): void }) {
  const t = useT("quotations");
  return (
    <Select label={t("line.group")} inputSize="sm" value={value} onChange={(event) => onChange(event.target.value)}>
      {groups.map(({ id, name }, index) => (
        <option key={id} value={id}>
          {name.trim() || t("group.numbered", { n: index + 1 })}
        </option>
      ))}
    </Select>
  );
}

function ReplacedChoice({ line, content, onChange }: Pick<Props, "line" | "content" | "onChange">) {
  const t = useT("quotations");
  const included = content.groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === "included");
  return (
    <Select label={t("line.replaces")} inputSize="sm" value={line.replaces ?? ""} onChange={(event) => onChange({ replaces: event.target.value || null })}>
      <option value="">{t("line.replacesNothing")}</option>
      {included.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
}

function ItemMismatch({ line, content, asked }: Pick<Props, "line" | "content" | "asked">) {
  const t = useT("quotations");
  const amount = useAmount();
  const item = asked.find(({ number }) => number === line.item);
  const mismatch = item && mismatchOf(content, item);
  if (!item?.unit || !mismatch || mismatch === "other") return null;
  const { quantity, unit } = item;
  const wanted = quantity === null ? t(`unit.${unit}`) : amount({ quantity, unit });
  return (
    <p className="mismatch">
      <TriangleAlert aria-hidden />
      {t(`mismatch.${mismatch}`, { wanted })}
    </p>
  );
}
