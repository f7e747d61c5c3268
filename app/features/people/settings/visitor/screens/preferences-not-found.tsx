import { data } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";

export const loader = () => data(null, { status: 404 });

export default function PreferencesNotFound() {
  const t = useT("settings");
  return (
    <div className="wrap py-16">
      <title>{t("notFound.title")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={
          <>
            <ButtonLink to="/dashboard/settings" variant="primary">
              {t("notFound.settings")}
            </ButtonLink>
            <ButtonLink to="/home">{t("notFound.home")}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
