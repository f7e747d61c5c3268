import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

const PEOPLE = ["families", "professionals", "vendors"] as const;

/** No plans are sold here: what everybody has for nothing. */
export function EverythingFree() {
  const t = useT("subscriptions");
  return (
    <section>
      <h2>{t("freeFor.title")}</h2>
      <ul className="all-free">
        {PEOPLE.map((people) => (
          <li key={people}>
            <h3>{t(`freeFor.${people}.title`)}</h3>
            <p>{t(`freeFor.${people}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="plan-note">{t("freeFor.later")}</p>
      <p className="mt-6">
        <ButtonLink size="lg" variant="primary" to="/signup">
          {t("begin")}
        </ButtonLink>
      </p>
    </section>
  );
}
