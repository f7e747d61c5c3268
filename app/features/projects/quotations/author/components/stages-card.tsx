import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { newId } from "#app/platform/database/ids.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { sumOf } from "#app/platform/money/exact.ts";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { MOST_STAGES, NAME_LENGTH, type PaymentStage, WHOLE_SHARE } from "../../quotation.ts";
import type { FaultAt } from "../../rules/faults.ts";
import { stageAmounts } from "../../rules/totals.ts";

const PERCENT = 100;

type Props = { stages: PaymentStage[]; gross: number; faults: readonly FaultAt[]; onChange(stages: PaymentStage[]): void };

/** When how much is paid; the last halala is placed by the same rule as on paper. */
export function StagesCard({ stages, gross, faults, onChange }: Props) {
  const t = useT("quotations");
  const format = useFormat();
  const amounts = stageAmounts({ stages }, gross);
  const share = sumOf(stages.map((stage) => (Number.isSafeInteger(stage.share) ? stage.share : 0)));
  const isWhole = !faults.some(({ at }) => at === "stages");
  const change = (id: string, part: Partial<PaymentStage>) => onChange(stages.map((stage) => (stage.id === id ? { ...stage, ...part } : stage)));
  const add = () => onChange([...stages, { id: newId(), text: "", due: "", share: Math.max(0, WHOLE_SHARE - share) }]);
  return (
    <section className="qg stages" aria-label={t("stages.title")}>
      <header>
        <h2>{t("stages.title")}</h2>
        <StatusBadge tone={isWhole ? "ok" : "danger"}>
          <bdi dir="ltr">{format.percent(share / WHOLE_SHARE)}</bdi>
        </StatusBadge>
      </header>
      <div className="lines">
        <ol>
          {stages.map((stage, index) => (
            <li key={stage.id}>
              <span className="no num">{index + 1}</span>
              <Input
                id={`stage-${stage.id}`}
                fieldClass="lf d"
                label={t("stages.text")}
                maxLength={NAME_LENGTH}
                value={stage.text}
                error={faults.some(({ at }) => at === stage.id) && t("fault.stage")}
                onChange={(event) => change(stage.id, { text: event.target.value })}
              />
              <Input
                fieldClass="lf due"
                label={t("stages.due")}
                placeholder={t("stages.due")}
                maxLength={NAME_LENGTH}
                value={stage.due}
                onChange={(event) => change(stage.id, { due: event.target.value })}
              />
              <span className="pc">
                <NumberInput
                  fieldClass="lf q"
                  label={t("stages.share")}
                  scale={PERCENT}
                  whenEmpty={0}
                  value={stage.share}
                  onChange={(value) => change(stage.id, { share: value ?? 0 })}
                />
                <span aria-hidden>%</span>
              </span>
              <span className="sum">
                <MoneyText amount={amounts[index] ?? 0} />
              </span>
              {stages.length > 1 && (
                <IconButton className="sm" label={t("stages.remove", { n: index + 1 })} onClick={() => onChange(stages.filter(({ id }) => id !== stage.id))}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
        {stages.length < MOST_STAGES && (
          <button type="button" className="addl" onClick={add}>
            <Plus size={16} aria-hidden />
            {t("stages.add")}
          </button>
        )}
      </div>
      {!isWhole && (
        <p className="er" id="stages">
          <CircleAlert aria-hidden />
          {t("fault.stages")}
        </p>
      )}
    </section>
  );
}
