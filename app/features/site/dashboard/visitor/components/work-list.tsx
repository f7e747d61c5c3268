import { Link } from "react-router";
import { ADMIN_PLACES } from "#app/features/office/admin-area/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { HomePart } from "./home-part.tsx";

/** Pending work of an admin or content manager, each number a link to its list; the longest queue first. */
export function WorkList({ work }: { work: Record<string, number> }) {
  const t = useT("dashboard");
  const admin = useT("admin-area");
  const format = useFormat();
  const places = ADMIN_PLACES.flatMap((group) => group.places)
    .flatMap((place) => (place.count !== undefined && work[place.count] !== undefined ? [{ ...place, n: work[place.count] ?? 0 }] : []))
    .toSorted((a, b) => b.n - a.n);
  return (
    <HomePart title={t("work.title")}>
      <ul className="home-list work">
        {places.map(({ to, text, icon, n }) => (
          <li key={to}>
            <Link to={to}>
              {icon}
              <span>{admin(text)}</span>
              <b className={n > 0 ? "text-clay" : "text-muted"}>{format.number(n)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  );
}
