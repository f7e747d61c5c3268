import { Form } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { QUERY_LENGTH } from "../../help.ts";

/** Works before scripts arrive, too: it is a form whose answer is a page. */
export function HelpSearch({ query }: { query: string }) {
  const t = useT("help");
  return (
    <Form action="/help" role="search" aria-label={t("search.label")} className="help-search" key={query}>
      <SearchInput name="q" label={t("search.label")} defaultValue={query} maxLength={QUERY_LENGTH} wrapClass="grow" />
      <Button type="submit" variant="primary">
        {t("search.submit")}
      </Button>
    </Form>
  );
}
