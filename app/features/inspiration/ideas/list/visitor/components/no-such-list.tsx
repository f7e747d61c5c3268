import { useT } from "#app/platform/languages/language-context.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import "../../list.css";

/** For addresses whose words name no list. */
export function NoSuchList() {
  const t = useT("ideas.list");
  return (
    <MissingPage
      title={t("notFound.title")}
      text={t("notFound.text")}
      search={
        <form className="idea-again" action="/ideas">
          <SearchInput name="search" label={t("search.label")} placeholder={t("search.placeholder")} maxLength={100} />
        </form>
      }
      to="/ideas"
      action={t("allIdeas")}
    />
  );
}
