import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { formatVendorSearch } from "#app/features/directory/vendors/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { readRecent } from "../../recent.ts";
import type { Suggestion } from "../../search.contract.ts";
import { citiesQuery } from "../../search.queries.ts";
import { isolated, searchPath } from "../../search.ts";

const CITIES = 8;

/** No query or no results: suggests rooms, cities with vendors, and recent searches. */
export function NoHits({ words, listings }: { words: string; listings: readonly Suggestion[] }) {
  const t = useT("search");
  return (
    <>
      {words ? <EmptyState title={t("none", { words: isolated(words) })} text={t("noneText")} /> : <p className="text-muted">{t("startText")}</p>}
      {!words && <Recent />}
      <Rooms listings={listings} />
      <Cities />
    </>
  );
}

/** Stored in this browser: rendered after hydration. */
function Recent() {
  const t = useT("search");
  const { viewer, isKnown } = useViewer();
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => {
    if (isKnown) setRecent(readRecent(viewer?.id));
  }, [isKnown, viewer?.id]);
  if (recent.length === 0) return null;
  return (
    <nav className="search-listings" aria-label={t("recent")}>
      <h2>{t("recent")}</h2>
      <div className="chips">
        {recent.map((words) => (
          <Link key={words} className="chip" to={searchPath({ words })}>
            <History size={16} aria-hidden />
            <bdi>{words}</bdi>
          </Link>
        ))}
      </div>
    </nav>
  );
}

function Rooms({ listings }: { listings: readonly Suggestion[] }) {
  const t = useT("search");
  if (listings.length === 0) return null;
  return (
    <nav className="search-listings" aria-label={t("startRooms")}>
      <h2>{t("startRooms")}</h2>
      <div className="search-rooms">
        {listings.map(({ id, title, to, photo }) => (
          <Link key={id} to={to}>
            <Photo image={photo} sizes="(max-width: 720px) 46vw, 220px" alt="" />
            <span>{title}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}

function Cities() {
  const t = useT("search");
  const format = useFormat();
  const { data } = useQuery(citiesQuery(orpc));
  const cities = data?.cities.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, CITIES) ?? [];
  if (cities.length === 0) return null;
  return (
    <nav className="search-listings" aria-label={t("cities")}>
      <h2>{t("cities")}</h2>
      <div className="chips">
        {cities.map(({ value, label, count }) => (
          <Link key={value} className="chip" to={`/vendors${formatVendorSearch({ city: value })}`}>
            {label}
            {count !== null && <span className="text-muted num">{format.number(count)}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}
