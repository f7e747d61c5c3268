import { SaveSlots } from "#app/features/people/saved/public.ts";
import type { CardPage } from "#app/kit/use-card-page.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Lattice } from "#app/ui/brand.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardResults } from "#app/ui/list/card-results.tsx";
import type { ProfessionalPage } from "../../professionals.contract.ts";
import { cleared, filtersOn, type ProfessionalSearch, professionalsPath } from "../../professionals.search.ts";
import { ProfessionalCard } from "./professional-card.tsx";

type Found = CardPage<ProfessionalPage>;
/** What is said about a page besides its cards. */
export type ProfessionalsFound = NonNullable<Found["found"]>;

export function ProfessionalResults({ search, list }: { search: ProfessionalSearch; list: Found }) {
  const t = useT("professionals");
  const { found } = list;
  const none = filtersOn(search).length > 0 ? { title: t("noMatch.title"), text: t("noMatch.text"), clear: professionalsPath(cleared(search)) } : undefined;
  return (
    <>
      <CardResults
        grid="procards"
        list={list}
        loading={{ card: "procard", body: "body", label: t("loading") }}
        none={none ?? { title: t("noMatch.empty"), text: t("noMatch.emptyText"), clear: undefined }}
        search={search.search}
        to={(page) => professionalsPath({ ...search, page })}
        alive={(root) => <SaveSlots root={root} />}
      >
        {(professionals) =>
          professionals.map((professional, index) => <ProfessionalCard key={professional.id} professional={professional} isFirst={index === 0} />)
        }
      </CardResults>
      {found && (found.total === 0 || found.page === found.pages) && <PostRequest />}
    </>
  );
}

/** At the end of what was found: those who fit can come to the household. */
function PostRequest() {
  const t = useT("professionals");
  return (
    <section className="post-request" aria-labelledby="post-request">
      <Lattice />
      <div>
        <h2 id="post-request">{t("post.title")}</h2>
        <p className="text-sm text-muted">{t("post.text")}</p>
      </div>
      <ButtonLink variant="primary" to="/project-create">
        {t("post.action")}
      </ButtonLink>
    </section>
  );
}
