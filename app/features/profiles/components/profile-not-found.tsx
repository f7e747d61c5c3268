import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";

/** For addresses of no profile, and of profiles that are not for this viewer: both look the same. */
export function ProfileNotFound() {
  const t = useT("profiles");
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
            <ButtonLink to="/home">{t("notFound.home")}</ButtonLink>
            <ButtonLink variant="primary" to="/vendors">
              {t("notFound.vendors")}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
