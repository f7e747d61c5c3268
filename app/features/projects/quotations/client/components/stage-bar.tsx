import { useFormat } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { type PaymentStage, WHOLE_SHARE } from "../../quotation.ts";
import { said } from "./said.ts";

/** Stages of payment: a bar, and each with its sum. */
export function StageBar({ stages, amounts }: { stages: readonly PaymentStage[]; amounts: readonly number[] }) {
  const format = useFormat();
  return (
    <>
      <span className="stg" aria-hidden>
        {stages.map(({ id, share }) => (
          <i key={id} style={{ flexGrow: Number.isFinite(share) ? share : 0 }} />
        ))}
      </span>
      <ol className="pstages">
        {stages.map(({ id, text, due, share }, index) => (
          <li key={id}>
            <span {...said(text)}>{[text, due].filter(Boolean).join(" · ")}</span>
            <span className="calc">
              <bdi dir="ltr">{format.percent((Number.isFinite(share) ? share : 0) / WHOLE_SHARE)}</bdi>
            </span>
            <MoneyText amount={amounts[index] ?? 0} />
          </li>
        ))}
      </ol>
    </>
  );
}
