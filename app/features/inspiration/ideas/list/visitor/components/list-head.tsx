import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useLanguage } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { IDEA_FEED } from "#app/platform/pages/feed.ts";
import { isThinList } from "#app/platform/pages/thin.ts";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";
import { IdeasNav } from "../../../visitor/components/ideas-nav.tsx";
import { RegionPlates } from "../../../visitor/components/region-plates.tsx";
import { formatIdeaAddress, type IdeaSearch } from "../../ideas.address.ts";
import { listJsonLd } from "../../ideas.list.json-ld.ts";
import { headQuery } from "../../list-queries.ts";

type Shown = { slug: string; title: string; photo: IdeaPhotoData | null };

/** The ways into ideas, the headline and what the list is about; for search engines where it stands and what it shows. */
export function ListHead({ search, items, found }: { search: IdeaSearch; items: readonly Shown[]; found: number | undefined }) {
  const { code } = useLanguage();
  const follow = useAnchors();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const { data: head } = useQuery({ ...headQuery(orpc, search), placeholderData: keepPreviousData });
  if (!head) return null;
  const address = formatIdeaAddress({ ...search, sort: "best" });
  const current = search.place === "before-after" ? search.place : search.collection === "saudi-regional" ? ("regional" as const) : ("all" as const);
  const cover = items.find(({ photo }) => photo)?.photo;
  return (
    <header className="idea-head">
      <PageHead
        title={head.headline}
        description={head.description}
        path={address}
        language={code}
        image={cover && photoUrl(cover.id, 1280, "jpg")}
        isHidden={isThinList(address, found)}
        feed={IDEA_FEED}
        jsonLd={import.meta.env.SSR ? listJsonLd({ siteUrl, address, head, items }) : {}}
      />
      <IdeasNav current={current} />
      <div className="page-head">
        <h1>{head.headline}</h1>
        <p>{head.intro}</p>
      </div>
      {head.traditions.length > 0 && (
        // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
        <div className="idea-traditions" onClick={follow}>
          <RegionPlates regions={head.traditions} isLong />
        </div>
      )}
    </header>
  );
}
