import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";

/** For addresses of no profile, and of profiles that are not for this viewer: both look the same. */
export function ProfileNotFound() {
  const t = useT("profiles");
  return (
    <MissingPage
      title={t("notFound.title")}
      text={t("notFound.text")}
      also={<ButtonLink to="/home">{t("notFound.home")}</ButtonLink>}
      to="/vendors"
      action={t("notFound.vendors")}
    />
  );
}
