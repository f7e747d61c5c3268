import type { ActiveCategory } from "#app/features/categories/categories.contract.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";

type Count = { id: string; count: number | null };

const SHOWN = 14;

/** Departments with their photograph and how many vendors they hold. */
export function BrowseCategories({ categories, counts }: { categories: readonly ActiveCategory[]; counts: readonly Count[] }) {
  const t = useT("home");
  const { code } = useLanguage();
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const departments = categories
    .filter((category) => category.parentId === null && (countOf.get(category.id) ?? 0) > 0)
    .toSorted((a, b) => Number(b.photo !== null) - Number(a.photo !== null) || (countOf.get(b.id) ?? 0) - (countOf.get(a.id) ?? 0))
    .slice(0, SHOWN);
  if (departments.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title={t("categories.title")} text={t("categories.text")} />
      <div className="rooms">
        {departments.map(({ id, name, nameAr, photo }) => (
          <a key={id} className="room" href={`/vendors?category=${id}`}>
            <Photo image={photo && { ...photo, blur: photo.placeholder }} shape="3:4" sizes="(max-width: 720px) 136px, 170px" alt="" />
            <span className="name">
              <span>{(code === "ar" && nameAr) || name}</span>
            </span>
            <span className="text-sm text-muted">{t("vendorCount", { n: countOf.get(id) ?? 0 })}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
