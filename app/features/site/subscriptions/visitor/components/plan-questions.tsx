import { useT } from "#app/platform/languages/language-context.tsx";

const ASKED = ["renew", "cancel", "late", "limit", "vat"] as const;

type Question = { title: string; text: string };

export function useQuestions(graceDays: number): Question[] {
  const t = useT("subscriptions");
  return ASKED.map((key) => ({
    title: t(`questions.${key}.title`),
    text: key === "late" ? t("questions.late.text", { n: graceDays }) : t(`questions.${key}.text`),
  }));
}

export function PlanQuestions({ questions }: { questions: readonly Question[] }) {
  const t = useT("subscriptions");
  return (
    <section className="section plan-questions">
      <h2>{t("questions.title")}</h2>
      <div>
        {questions.map(({ title, text }) => (
          <details key={title} className="fold">
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
