import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import type { PackageFields } from "../../packages.rules.ts";
import { MOST_EXTRAS, MOST_PACKAGES, TITLE_LENGTH } from "../../packages.ts";
import type { PackagesForm } from "./use-packages-form.ts";

const EMPTY: PackageFields = {
  ...{ id: null, title: "", titleAr: null, price: 0, days: 0, revisions: 1 },
  ...{ included: "", includedAr: null, excluded: null, excludedAr: null, extras: [] },
};
const EMPTY_EXTRA: PackageFields["extras"][number] = { name: "", nameAr: null, price: 0 };

/** Every package with its fields; moved, added and removed as rows. */
export function PackageRows({ form }: { form: PackagesForm }) {
  const t = useT("packages.edit");
  return (
    <RowsInput
      value={form.values.packages}
      onChange={(packages) => form.set("packages", packages)}
      empty={EMPTY}
      max={MOST_PACKAGES}
      nameOf={(n) => t("row", { n })}
      addText={t("add")}
      error={form.error("packages")}
      canMove
    >
      {(row, change, index) => <Row row={row} change={change} errorOf={(field) => form.error(`packages.${index}.${field}`)} />}
    </RowsInput>
  );
}

type RowProps = { row: PackageFields; change(part: Partial<PackageFields>): void; errorOf(field: string): string | undefined };

function Row({ row, change, errorOf }: RowProps) {
  const t = useT("packages.edit");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={t("field.title")}
          error={errorOf("title")}
          lang="en"
          dir="ltr"
          maxLength={TITLE_LENGTH}
          value={row.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Input
          label={t("field.titleAr")}
          error={errorOf("titleAr")}
          lang="ar"
          dir="rtl"
          maxLength={TITLE_LENGTH}
          value={row.titleAr ?? ""}
          onChange={(event) => change({ titleAr: event.target.value || null })}
        />
      </div>
      <div className="level-fields grid gap-4 sm:grid-cols-3">
        <MoneyInput label={t("field.price")} error={errorOf("price")} value={row.price || null} onChange={(price) => change({ price: price ?? 0 })} />
        <NumberInput isWhole label={t("field.days")} error={errorOf("days")} value={row.days || null} onChange={(days) => change({ days: days ?? 0 })} />
        <NumberInput
          isWhole
          label={t("field.revisions")}
          error={errorOf("revisions")}
          value={row.revisions}
          onChange={(revisions) => change({ revisions: revisions ?? 0 })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["included", "includedAr", "excluded", "excludedAr"] as const).map((field) => (
          <Textarea
            key={field}
            label={t(`field.${field}`)}
            hint={field === "included" ? t("hint.lines") : undefined}
            error={errorOf(field)}
            lang={field.endsWith("Ar") ? "ar" : "en"}
            dir={field.endsWith("Ar") ? "rtl" : "ltr"}
            rows={4}
            value={row[field] ?? ""}
            onChange={(event) => change({ [field]: field === "included" ? event.target.value : event.target.value || null })}
          />
        ))}
      </div>
      <RowsInput
        value={row.extras}
        onChange={(extras) => change({ extras })}
        empty={EMPTY_EXTRA}
        max={MOST_EXTRAS}
        nameOf={(n) => t("extra", { n })}
        addText={t("addExtra")}
        error={errorOf("extras")}
      >
        {(extra, changeExtra, place) => (
          <div className="level-fields grid gap-4 sm:grid-cols-[2fr_2fr_1fr]">
            <Input
              label={t("field.extra")}
              error={errorOf(`extras.${place}.name`)}
              lang="en"
              maxLength={TITLE_LENGTH}
              value={extra.name}
              onChange={(event) => changeExtra({ name: event.target.value })}
            />
            <Input
              label={t("field.extraAr")}
              error={errorOf(`extras.${place}.nameAr`)}
              lang="ar"
              maxLength={TITLE_LENGTH}
              value={extra.nameAr ?? ""}
              onChange={(event) => changeExtra({ nameAr: event.target.value || null })}
            />
            <MoneyInput
              label={t("field.price")}
              error={errorOf(`extras.${place}.price`)}
              value={extra.price || null}
              onChange={(price) => changeExtra({ price: price ?? 0 })}
            />
          </div>
        )}
      </RowsInput>
    </>
  );
}
