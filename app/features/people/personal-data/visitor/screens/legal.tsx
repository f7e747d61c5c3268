import { PageHead } from "#app/kit/page-head.tsx";
import { TEXT_VERSIONS } from "#app/platform/analytics/consent.server.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/legal";

export const handle = { namespaces: ["personal-data.legal"] };

const SECTIONS = {
  terms: ["what", "account", "yours", "requests", "checks", "not", "end", "changes"],
  privacy: ["what", "why", "who", "how", "cookies", "analytics", "rights", "contact"],
} as const;

/** The two texts that a sign-up agrees to, each at its own address. */
export function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).pathname === "/privacy" ? "privacy" : "terms";
  return { text, since: TEXT_VERSIONS[text] } as const;
}

export default function Legal({ loaderData: { text, since } }: Route.ComponentProps) {
  const t = useT("personal-data.legal");
  const format = useFormat();
  const { code } = useLanguage();
  return (
    <div className="wrap pb-24">
      <PageHead title={t(`${text}.title`)} description={t(`${text}.intro`)} path={`/${text}`} language={code} />
      <PageHeader title={t(`${text}.title`)} text={t(`${text}.intro`)} />
      <p className="text-sm text-muted">{t("since", { date: format.date(since, "long") })}</p>
      {SECTIONS[text].map((section) => {
        const key = `${text}.sections.${section}` as "terms.sections.what";
        return (
          <section key={section} className="prose mt-8">
            <h2 className="text-xl">{t(`${key}.title`)}</h2>
            <p className="mt-2">{t(`${key}.text`)}</p>
          </section>
        );
      })}
    </div>
  );
}
