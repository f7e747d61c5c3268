import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import type { VendorImport } from "../../vendor-imports.contract.ts";

type Props = { run: VendorImport; mapping: Readonly<Record<string, string>>; onMap(name: string, categoryId: string): void };

/** The categories that a file brings, by name. Before the real import, each can be mapped to an existing one. */
export function NewCategories({ run, mapping, onMap }: Props) {
  const t = useT("vendor-imports");
  const { code } = useLanguage();
  const { data: categories = [] } = useQuery({ ...orpc.categories.list.queryOptions(), enabled: run.isApplicable });
  const labelOf = (category: { name: string; nameAr: string | null }) => (code === "ar" ? (category.nameAr ?? category.name) : category.name);
  return (
    <section className="mt-2 grid gap-3" aria-labelledby="new-categories">
      <h3 id="new-categories" className="font-medium">
        {t(run.isDryRun ? "categories.wouldMake" : "categories.made", { count: run.newCategories.length })}
      </h3>
      <p className="text-sm text-muted">
        {t("categories.hidden")}{" "}
        {!run.isDryRun && (
          <Link className="link" to="/admin/categories?status=unnamed">
            {t("categories.name")}
          </Link>
        )}
      </p>
      <ul className="grid gap-2 text-sm" data-testid="new-categories">
        {run.newCategories.map(({ name, rows }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <bdi className="font-medium">{name}</bdi> <span className="text-muted">{t("categories.rows", { count: rows })}</span>
            </span>
            {run.isApplicable && (
              <SelectBox
                inputSize="sm"
                aria-label={t("categories.map", { name })}
                value={mapping[name] ?? ""}
                onChange={(event) => onMap(name, event.target.value)}
              >
                <option value="">{t("categories.make")}</option>
                {categories.map((category) => (
                  <option key={category.id} value={category.id}>
                    {category.parent ? `${labelOf(category.parent)} › ${labelOf(category)}` : labelOf(category)}
                  </option>
                ))}
              </SelectBox>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
