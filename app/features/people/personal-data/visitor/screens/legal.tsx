import { Link } from "react-router";
import { PageHead } from "#app/kit/page-head.tsx";
import { TEXT_VERSIONS } from "#app/platform/analytics/consent.server.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/legal";
import "../../legal.css";

export const handle = { namespaces: ["personal-data.legal"] };

const SECTIONS = {
  terms: ["what", "account", "yours", "requests", "checks", "not", "end", "changes"],
  privacy: ["what", "why", "who", "how", "cookies", "analytics", "counts", "rights", "contact"],
} as const;

/** The two texts that a sign-up agrees to, each at its own address. */
export function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).pathname === "/privacy" ? "privacy" : "terms";
  return { text, since: TEXT_VERSIONS[text] } as const;
}

const titleOf = (text: keyof typeof SECTIONS, section: string) => `${text}.sections.${section}.title` as "terms.sections.what.title";

export default function Legal({ loaderData: { text, since } }: Route.ComponentProps) {
  const t = useT("personal-data.legal");
  const format = useFormat();
  const { code } = useLanguage();
  return (
    <div className="wrap pb-24">
      <PageHead title={t(`${text}.title`)} description={t(`${text}.intro`)} path={`/${text}`} language={code} />
      <PageHeader title={t(`${text}.title`)} text={t(`${text}.intro`)} />
      <div className="legal">
        <nav aria-label={t("contents")}>
          <p className="text-sm text-muted">{t("since", { date: format.date(since, "long") })}</p>
          <ol>
            {SECTIONS[text].map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(titleOf(text, section))}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {SECTIONS[text].map((section) => (
            <section key={section} id={section} className="prose">
              <h2>{t(titleOf(text, section))}</h2>
              <p>{t(`${text}.sections.${section}.text` as "terms.sections.what.text")}</p>
              {section === "contact" && (
                <Link className="link" to="/contact">
                  {t(titleOf(text, section))}
                </Link>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
