import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** Where those go whom no article answered. */
export function MoreHelp() {
  const t = useT("help");
  return (
    <aside className="help-more" aria-label={t("contact.heading")}>
      <div>
        <h2>{t("contact.heading")}</h2>
        <p>{t("contact.text")}</p>
      </div>
      <div className="acts">
        <MoreActions />
      </div>
    </aside>
  );
}

export function MoreActions() {
  const t = useT("help");
  return (
    <>
      <ButtonLink to="/ideas/forums">{t("contact.forum")}</ButtonLink>
      <ButtonLink variant="primary" to="/contact">
        {t("contact.link")}
      </ButtonLink>
    </>
  );
}
