import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { useNear } from "#app/ui/list/use-near.ts";
import { formatIdeaAddress, type IdeaSearch, MAX_PAGE } from "../../ideas.address.ts";
import type { More } from "../../use-more.ts";

/** The end of a list: loads more when it comes near. The link does so, too, and works without scripts. */
export function MoreIdeas({ search, more: { next, problem, loadMore } }: { search: IdeaSearch; more: More<unknown> }) {
  const t = useT("ideas.list");
  const end = useNear(next !== null && !problem, 1800, () => void loadMore());
  if (problem) return <LocalErrorBox error={problem} onTryAgain={() => void loadMore()} />;
  return (
    <div ref={end} className="idea-more">
      {next && search.page < MAX_PAGE && (
        <a
          className="btn"
          href={formatIdeaAddress({ ...search, page: search.page + 1 })}
          rel="next"
          onClick={(event) => {
            event.preventDefault();
            void loadMore();
          }}
        >
          {t("showMore")}
        </a>
      )}
      {search.page > 1 && (
        <a className="link" href={formatIdeaAddress({ ...search, page: search.page - 1 })} rel="prev">
          {t("showEarlier")}
        </a>
      )}
    </div>
  );
}
