import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";

/** For addresses of no idea, and of ideas that were taken back. */
export function IdeaNotFound() {
  const t = useT("ideas.detail");
  return (
    <div className="wrap py-10">
      <title>{t("notFound.title")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={
          <>
            <ButtonLink variant="primary" to="/ideas">
              {t("notFound.all")}
            </ButtonLink>
            <ButtonLink to="/inspiration">{t("notFound.newest")}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
