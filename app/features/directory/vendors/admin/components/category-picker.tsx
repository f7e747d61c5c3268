import { CornerDownRight } from "lucide-react";
import { useState } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { foldText } from "#app/platform/text/fold.ts";
import { Checkbox } from "#app/ui/choice.tsx";
import { Chip } from "#app/ui/marks.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import type { VendorForm } from "./use-vendor-form.ts";

/** From this many categories on there is a search box. */
const FEW = 12;

export type CategoryOption = { id: string; name: string; nameAr: string | null; parentId: string | null; isActive?: boolean };

/** Check rows, children beneath their parent. */
export function CategoryPicker({ form, categories }: { form: VendorForm; categories: readonly CategoryOption[] }) {
  const t = useT("vendors.admin");
  const { code } = useLanguage();
  const [words, setWords] = useState("");
  const chosen = form.values.categoryIds;
  const problem = form.error("categoryIds");
  const nameOf = (category: CategoryOption) => (code === "ar" ? (category.nameAr ?? category.name) : category.name);
  const shown = categories.filter(({ name, nameAr }) => foldText(`${name} ${nameAr ?? ""}`).includes(foldText(words.trim())));
  const toggle = (id: string, isOn: boolean) => form.set("categoryIds", isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="min-w-0" data-invalid={problem ? true : undefined}>
      <legend className="label">{t("field.categories")}</legend>
      {chosen.length > 0 && (
        <div className="my-2 flex flex-wrap gap-2">
          {categories
            .filter((category) => chosen.includes(category.id))
            .map((category) => (
              <Chip key={category.id} on removeLabel={t("list.remove", { item: nameOf(category) })} onRemove={() => toggle(category.id, false)}>
                <bdi>{nameOf(category)}</bdi>
              </Chip>
            ))}
        </div>
      )}
      {categories.length === 0 && <p className="text-sm text-muted">{t("categories.none")}</p>}
      {categories.length > FEW && (
        <SearchInput label={t("categories.search")} wrapClass="mb-2" className="sm" value={words} onChange={(event) => setWords(event.target.value)} />
      )}
      <div className="max-h-72 overflow-y-auto rounded-control border border-line-strong bg-surface px-3 py-1">
        {shown.map((category) => (
          <Checkbox
            key={category.id}
            checked={chosen.includes(category.id)}
            onChange={(event) => toggle(category.id, event.target.checked)}
            label={
              <span className="inline-flex items-center gap-1.5">
                {category.parentId && <CornerDownRight size={14} className="flip text-muted" aria-hidden />}
                <bdi>{nameOf(category)}</bdi>
                {category.isActive === false && <span className="text-muted">({t("categories.inactive")})</span>}
              </span>
            }
          />
        ))}
      </div>
      {problem && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
