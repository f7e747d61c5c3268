import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import type { ProfileFields } from "../../profiles.ts";
import { NumberBox, useProblem } from "./form-fields.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

type ListField = "certifications" | "educationHistory" | "portfolioHighlights";
type Row<F extends ListField> = ProfileFields[F][number];

type Props<F extends ListField> = {
  form: ProfileForm;
  field: F;
  addText: string;
  empty: Row<F>;
  max: number;
  children: (row: Row<F>, change: (part: Partial<Row<F>>) => void, problemOf: (part: string) => string | undefined) => ReactNode;
};

/** Rows of one kind: add, change, take away. Empty ones are dropped on saving. */
function Rows<F extends ListField>({ form, field, addText, empty, max, children }: Props<F>) {
  const t = useT("profiles.edit");
  const problem = useProblem(form);
  const list = useRef<HTMLDivElement>(null);
  const rows = form.values[field] as Row<F>[];
  const put = (next: Row<F>[]) => form.set(field, next as ProfileFields[F]);
  const add = () => {
    put([...rows, empty]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(":scope > fieldset:last-of-type input")?.focus());
  };
  return (
    <div className="grid gap-4" ref={list}>
      {rows.map((row, index) => {
        const name = t("list.row", { kind: t(`field.${field}`), n: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and every box is controlled
          <fieldset key={index} aria-label={name} className="list-row">
            <div className="grid gap-4">
              {children(
                row,
                (part) => put(rows.map((other, at) => (at === index ? { ...other, ...part } : other))),
                (part) => problem(`${field}.${index}.${part}`),
              )}
            </div>
            <IconButton label={t("list.removeRow", { name })} onClick={() => put(rows.filter((_, at) => at !== index))}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </fieldset>
        );
      })}
      {problem(field) && (
        <p className="text-sm text-danger" role="alert">
          {problem(field)}
        </p>
      )}
      {rows.length < max && (
        <div>
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={add}>
            {addText}
          </Button>
        </div>
      )}
    </div>
  );
}

export function CertificationRows({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  return (
    <Rows form={form} field="certifications" addText={t("list.addCertification")} empty={{ name: "" }} max={30}>
      {(row, change, problemOf) => (
        <Input
          label={t("hint.certification")}
          error={problemOf("name")}
          maxLength={120}
          value={row.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
    </Rows>
  );
}

export function EducationRows({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  return (
    <Rows form={form} field="educationHistory" addText={t("list.addEducation")} empty={{ school: "", degree: "", year: null }} max={15}>
      {(row, change, problemOf) => (
        <div className="grid gap-4 sm:grid-cols-[2fr_2fr_1fr]">
          <Input label={t("list.school")} error={problemOf("school")} value={row.school} onChange={(event) => change({ school: event.target.value })} />
          <Input label={t("list.degree")} error={problemOf("degree")} value={row.degree} onChange={(event) => change({ degree: event.target.value })} />
          <NumberBox label={t("list.year")} error={problemOf("year")} value={row.year} onChange={(year) => change({ year })} />
        </div>
      )}
    </Rows>
  );
}

export function HighlightRows({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  return (
    <Rows form={form} field="portfolioHighlights" addText={t("list.addHighlight")} empty={{ title: "", text: "", year: null, url: "" }} max={12}>
      {(row, change, problemOf) => (
        <>
          <div className="grid gap-4 sm:grid-cols-[3fr_1fr]">
            <Input label={t("list.highlightTitle")} error={problemOf("title")} value={row.title} onChange={(event) => change({ title: event.target.value })} />
            <NumberBox label={t("list.year")} error={problemOf("year")} value={row.year} onChange={(year) => change({ year })} />
          </div>
          <Textarea
            label={t("list.highlightText")}
            error={problemOf("text")}
            rows={2}
            value={row.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <Input
            label={t("list.highlightUrl")}
            type="url"
            error={problemOf("url")}
            optional
            value={row.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </>
      )}
    </Rows>
  );
}
