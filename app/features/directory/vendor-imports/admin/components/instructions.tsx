import { Download } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { TEMPLATE_HEADERS } from "../../vendor-imports.ts";

const STEPS = ["file", "headers", "name", "identity", "lists", "again", "scraped"] as const;

export function Instructions() {
  const t = useT("vendor-imports");
  return (
    <section className="panel grid content-start gap-4" aria-labelledby="import-instructions">
      <h2 id="import-instructions" className="text-lg font-medium">
        {t("instructions.title")}
      </h2>
      <ul className="grid list-disc gap-2 ps-5 text-sm">
        {STEPS.map((step) => (
          <li key={step}>{t(`instructions.${step}`)}</li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-1.5" lang="en">
        {TEMPLATE_HEADERS.map((header) => (
          <li key={header}>
            <code dir="ltr" className="rounded bg-sunken px-1.5 py-0.5 text-xs">
              {header}
            </code>
          </li>
        ))}
      </ul>
      <div>
        <a className={buttonClass({ size: "sm" })} href="/api/v1/vendor-imports/template.csv" download="vendors-template.csv">
          <Download size={16} aria-hidden />
          {t("instructions.template")}
        </a>
      </div>
    </section>
  );
}
