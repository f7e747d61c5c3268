import { Search } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { Suggestion } from "../../search.contract.ts";

/** Rooms, styles and other addresses of the ideas area that the words may mean. */
export function Listings({ listings, title }: { listings: readonly Suggestion[]; title?: string }) {
  const t = useT("search");
  if (listings.length === 0) return null;
  return (
    <nav className="search-listings" aria-label={title ?? t("kind.listing")}>
      {title && <h2>{title}</h2>}
      <div className="chips">
        {listings.map(({ id, title: name, to, photo }) => (
          <Link key={id} className={classes("chip", photo && "pictured")} to={to}>
            {photo ? <Photo image={photo} shape="1:1" sizes="28px" alt="" /> : <Search size={16} aria-hidden />}
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
