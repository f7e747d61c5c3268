import { Link } from "react-router";
import { useAgreed } from "#app/features/projects/requests/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyRange, MoneyText } from "#app/ui/money-text.tsx";
import type { Project } from "../../projects.contract.ts";

/** What was agreed on, each sum with its bid; for the household, whose the budget is, beside what it has set aside. Nothing where neither is known. */
export function MoneyPart({ project: { id, brief } }: { project: Project }) {
  const t = useT("projects");
  const agreed = useAgreed(id);
  const { budgetMin, budgetMax } = brief.values;
  if (budgetMax === null && agreed.length === 0) return null;
  return (
    <section aria-labelledby="money-title">
      <h2 id="money-title">{t("part.money")}</h2>
      {agreed.length > 0 && (
        <>
          <p className="project-sum">
            <MoneyText amount={agreed.reduce((sum, { total }) => sum + total.amount, 0)} />
          </p>
          <p className="text-sm text-muted">{t("agreed")}</p>
          <ul className="project-agreed">
            {agreed.map(({ bidId, title, bidder, total, href }) => (
              <li key={bidId}>
                <Link to={href} dir="auto" lang={languageOf(title)}>
                  {title}
                </Link>
                <MoneyText {...total} />
                <bdi className="text-muted">{bidder.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {budgetMax !== null && (
        <>
          <p className="project-sum">
            <MoneyRange from={budgetMin ? { amount: budgetMin } : null} to={{ amount: budgetMax }} />
          </p>
          <p className="text-sm text-muted">{t("setAside")}</p>
        </>
      )}
    </section>
  );
}
