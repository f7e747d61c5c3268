import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { CreateCompany } from "./create-company.tsx";

/** Explains how to get a team: by a claim, an own company, or an invitation. */
export function NoOrganization() {
  const t = useT("organizations");
  const role = useViewer().viewer?.role;
  if (role === "professional")
    return (
      <section aria-labelledby="create">
        <h2 id="create" className="text-xl">
          {t("create.title")}
        </h2>
        <p className="mb-4 max-w-[68ch] text-sm text-muted">
          {t("none.company")} {t("create.text")}
        </p>
        <CreateCompany />
      </section>
    );
  const isVendor = role === "vendor";
  return (
    <EmptyState
      title={t("none.title")}
      text={t(isVendor ? "none.vendor" : "none.other")}
      actions={
        isVendor && (
          <ButtonLink variant="primary" to="/dashboard/claims">
            {t("none.find")}
          </ButtonLink>
        )
      }
    />
  );
}
