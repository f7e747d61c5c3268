import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";

/** For addresses of no vendor, and of vendors that are not public. */
export function VendorNotFound() {
  const t = useT("vendors");
  return (
    <div className="wrap py-10">
      <title>{t("notFound.title")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={
          <ButtonLink variant="primary" to="/vendors">
            {t("notFound.back")}
          </ButtonLink>
        }
      />
    </div>
  );
}
