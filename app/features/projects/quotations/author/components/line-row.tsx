import { CircleAlert } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { classes } from "#app/ui/classes.ts";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { LINE_KINDS, LINE_LENGTH, type LineKind, type QuotationLine, THOUSANDTHS } from "../../quotation.ts";
import type { Fault } from "../../rules/faults.ts";
import { sumOfLine } from "../../rules/totals.ts";
import { UNITS, type Unit } from "../../units.ts";
import { useAmount } from "../../use-amount.ts";
import { type LineAct, lineAct } from "../line-keys.ts";

export const lineField = (id: string, field: "text" | "price" | "quantity" | "note") => `line-${id}-${field}`;

type Props = {
  line: QuotationLine;
  grip: ReactNode;
  fault: Fault | undefined;
  isActive: boolean;
  onActive(): void;
  onChange(part: Partial<QuotationLine>): void;
  onAct(act: LineAct): void;
  /** Below the line that is being worked on. */
  children: ReactNode;
};

/** One line: plain text until it is touched. */
export function LineRow({ line, grip, fault, isActive, onActive, onChange, onAct, children }: Props) {
  const t = useT("quotations");
  const { id, kind } = line;
  const isPriced = kind !== "excluded" && kind !== "within";
  const isBareLine = line.unitPrice === null && line.quantity === null && !line.note;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const field = event.target as HTMLElement;
    const isWords = field instanceof HTMLTextAreaElement;
    if (!isWords && !(field instanceof HTMLInputElement) && !(field instanceof HTMLSelectElement)) return;
    const takes = isWords ? (field.id === lineField(id, "text") ? "text" : "words") : field.inputMode === "text" ? "text" : "nothing";
    // In the list of units letters find a unit.
    if (field instanceof HTMLSelectElement && field.dataset["letters"] === "own" && !event.altKey && !event.ctrlKey && !event.metaKey) return;
    const isEmpty = !(field instanceof HTMLSelectElement) && field.value === "";
    const act = lineAct(event, { takes, isEmpty, isBareLine });
    if (!act) return;
    event.preventDefault();
    onAct(act);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys of the fields inside
    <div className={classes("ln", kind, isActive && "active", fault && "err")} onKeyDown={onKeyDown} onFocus={onActive}>
      {grip}
      <span className="no num">{line.item ?? "+"}</span>
      <Textarea
        id={lineField(id, "text")}
        fieldClass="lf d"
        label={t("line.text")}
        rows={1}
        maxLength={LINE_LENGTH}
        value={line.text}
        onChange={(event) => onChange({ text: event.target.value.replaceAll("\n", " ") })}
      />
      <LineSummary line={line} />
      {isPriced ? (
        <>
          <NumberInput
            id={lineField(id, "quantity")}
            fieldClass="lf q"
            label={t("line.quantity")}
            scale={THOUSANDTHS}
            value={line.quantity}
            aria-invalid={fault === "quantity" || undefined}
            onChange={(quantity) => onChange({ quantity })}
          />
          <Select
            fieldClass="lf u"
            inputSize="sm"
            label={t("line.unit")}
            data-letters="own"
            value={line.unit}
            onChange={(event) => onChange({ unit: event.target.value as Unit })}
          >
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {t(`unit.${unit}`)}
              </option>
            ))}
          </Select>
          <MoneyInput
            id={lineField(id, "price")}
            fieldClass="lf p"
            label={t("line.price")}
            value={line.unitPrice}
            aria-invalid={fault === "price" || undefined}
            onChange={(unitPrice) => onChange({ unitPrice })}
          />
        </>
      ) : (
        <span className="within-text">{kind === "excluded" ? line.note : t("line.within")}</span>
      )}
      <Select
        fieldClass="lf k"
        inputSize="sm"
        className="kind"
        label={t("line.kind")}
        value={kind}
        onChange={(event) => onAct({ kind: event.target.value as LineKind })}
      >
        {LINE_KINDS.map((option) => (
          <option key={option} value={option}>
            {t(`kind.${option}`)}
          </option>
        ))}
      </Select>
      <span className="sum">
        <LineSum line={line} />
      </span>
      {fault && (
        <p className="er">
          <CircleAlert aria-hidden />
          {t(`fault.${fault}`)}
        </p>
      )}
      {!isActive && (line.photos?.length ?? 0) > 0 && (
        <span className="row-photos">
          {line.photos?.map((photo) => (
            <img key={photo} src={photoUrl(photo, 160, "webp", true)} alt="" loading="lazy" />
          ))}
        </span>
      )}
      {isActive && children}
    </div>
  );
}

function LineSum({ line }: { line: QuotationLine }) {
  const sum = sumOfLine(line);
  return sum === null || line.kind === "within" || line.kind === "excluded" ? <span className="text-muted">–</span> : <MoneyText amount={sum} />;
}

/** What phones show of a line that is not being worked on. */
function LineSummary({ line }: { line: QuotationLine }) {
  const t = useT("quotations");
  const format = useFormat();
  const amount = useAmount();
  if (line.kind === "excluded") return <span className="tx">{line.note || t("kind.excluded")}</span>;
  if (line.kind === "within") return <span className="tx">{t("line.within")}</span>;
  const { quantity, unit } = line;
  const counted = quantity === null || Number.isNaN(quantity) ? `– ${t(`unit.${unit}`)}` : amount({ quantity, unit });
  const price = line.unitPrice === null || Number.isNaN(line.unitPrice) ? "–" : format.amount(line.unitPrice);
  return (
    <span className="tx">
      <bdi>{counted}</bdi> × <bdi dir="ltr">{price}</bdi>
    </span>
  );
}
