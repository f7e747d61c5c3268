import { useT } from "#app/platform/languages/language-context.tsx";
import { ORGANIZATION_ROLES } from "#app/platform/organizations/organization.policy.ts";

export function RoleGuide() {
  const t = useT("organizations");
  return (
    <section aria-labelledby="roles">
      <h2 id="roles" className="mb-3 text-xl">
        {t("roles.title")}
      </h2>
      <dl className="facts-list text-sm">
        {ORGANIZATION_ROLES.map((role) => (
          <div key={role}>
            <dt>{t(`role.${role}`)}</dt>
            <dd>{t(`may.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
