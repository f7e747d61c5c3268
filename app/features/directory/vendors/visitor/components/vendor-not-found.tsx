import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";

/** For addresses of no vendor, and of vendors that are not public. */
export function VendorNotFound() {
  const t = useT("vendors");
  return (
    <MissingPage
      title={t("notFound.title")}
      text={t("notFound.text")}
      actions={
        <ButtonLink variant="primary" to="/vendors">
          {t("notFound.back")}
        </ButtonLink>
      }
    />
  );
}
