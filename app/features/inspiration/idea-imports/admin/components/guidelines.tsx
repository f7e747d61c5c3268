import { ChevronDown } from "lucide-react";
import { DESCRIPTION_LENGTH, IMAGE_MAX_MB, ROOM_TYPES, STYLES, TITLE_LENGTH } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MAX_ITEMS, REQUIRED_FIELDS } from "../../idea-imports.ts";

const OPTIONAL = [
  "description",
  "color_palette",
  "tags",
  "estimated_cost",
  "difficulty_level",
  "time_estimate",
  "image_url",
  "images",
  "title_ar",
  "region",
] as const;

/** Required and optional fields of a file. */
export function Guidelines() {
  const t = useT("idea-imports");
  const format = useFormat();
  const limits = { title: format.number(TITLE_LENGTH), description: format.number(DESCRIPTION_LENGTH) };
  const fields = (names: readonly ((typeof REQUIRED_FIELDS)[number] | (typeof OPTIONAL)[number])[]) => (
    <dl className="grid gap-2.5 text-sm">
      {names.map((name) => (
        <div key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-3">
          <dt>
            <Code>{name}</Code>
          </dt>
          <dd className="text-muted">{t(`guide.field.${name}`, limits)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="bulk-guidelines">
      <h2 id="bulk-guidelines" className="text-lg font-medium">
        {t("guide.title")}
      </h2>
      <div className="grid gap-3">
        <h3 className="text-sm font-medium">{t("guide.required")}</h3>
        {fields(REQUIRED_FIELDS)}
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <h3 className="text-sm font-medium">{t("guide.optional")}</h3>
        {fields(OPTIONAL)}
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <h3 className="text-sm font-medium">{t("guide.files")}</h3>
        <ul className="grid gap-2 text-sm text-muted">
          <li>{t("guide.csv")}</li>
          <li>{t("guide.json")}</li>
          <li>{t("guide.zip", { megabytes: IMAGE_MAX_MB })}</li>
          <li>{t("guide.most", { n: format.number(MAX_ITEMS) })}</li>
        </ul>
      </div>
      <details className="group border-t border-line pt-4">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-medium">
          {t("guide.values")}
          <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-2">
          <Values title={t("guide.styles")} values={STYLES} />
          <Values title={t("guide.rooms")} values={ROOM_TYPES} />
        </div>
      </details>
    </section>
  );
}

const Code = ({ children }: { children: string }) => (
  <code className="rounded bg-sunken px-1.5 py-0.5 text-xs" dir="ltr" lang="en">
    {children}
  </code>
);

function Values({ title, values }: { title: string; values: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h4 className="text-sm text-muted">{title}</h4>
      <ul className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <li key={value}>
            <Code>{value}</Code>
          </li>
        ))}
      </ul>
    </div>
  );
}
