import { SaveSlots } from "#app/features/people/saved/public.ts";
import type { CardPage } from "#app/kit/use-card-page.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardResults, LoadingCards, NoCards } from "#app/ui/list/card-results.tsx";
import type { ProfessionalPage } from "../../professionals.contract.ts";
import { cleared, filtersOn, type ProfessionalSearch, professionalsPath } from "../../professionals.search.ts";
import { ProfessionalCard } from "./professional-card.tsx";

type Found = CardPage<ProfessionalPage>;
/** What is said about a page besides its cards. */
export type ProfessionalsFound = NonNullable<Found["found"]>;

export function ProfessionalResults({ search, list: { found, cards, isLoading } }: { search: ProfessionalSearch; list: Found }) {
  const t = useT("professionals");
  if (!found) return <LoadingCards grid="procards" card="procard" body="body" label={t("loading")} />;
  const isFiltered = filtersOn(search).length > 0;
  if (found.total === 0)
    return (
      <>
        <NoCards
          title={t(isFiltered ? "noMatch.title" : "noMatch.empty")}
          text={t(isFiltered ? "noMatch.text" : "noMatch.emptyText")}
          clear={isFiltered ? professionalsPath(cleared(search)) : undefined}
        />
        <PostRequest />
      </>
    );
  return (
    <>
      <CardResults
        grid="procards"
        found={found}
        search={search.search}
        cards={cards}
        isLoading={isLoading}
        to={(page) => professionalsPath({ ...search, page })}
        alive={(root) => <SaveSlots root={root} />}
      >
        {(professionals) =>
          professionals.map((professional, index) => <ProfessionalCard key={professional.id} professional={professional} isFirst={index === 0} />)
        }
      </CardResults>
      {found.page === found.pages && <PostRequest />}
    </>
  );
}

/** At the end of what was found: whoever fits can come to the household. */
function PostRequest() {
  const t = useT("professionals");
  return (
    <section className="post-request panel" aria-labelledby="post-request">
      <div>
        <h2 id="post-request">{t("post.title")}</h2>
        <p className="text-sm text-muted">{t("post.text")}</p>
      </div>
      <ButtonLink to="/project-create">{t("post.action")}</ButtonLink>
    </section>
  );
}
