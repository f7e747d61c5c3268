import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import type { Brief } from "../../projects.contract.ts";

/** What the household has set aside; nothing where it did not say. */
export function MoneyPart({ brief: { values } }: { brief: Brief }) {
  const t = useT("projects");
  if (values.budgetMax === null) return null;
  return (
    <section aria-labelledby="money-title">
      <h2 id="money-title">{t("part.money")}</h2>
      <p className="project-sum">
        <MoneyRange from={values.budgetMin ? { amount: values.budgetMin } : null} to={{ amount: values.budgetMax }} />
      </p>
      <p className="text-sm text-muted">{t("setAside")}</p>
    </section>
  );
}
