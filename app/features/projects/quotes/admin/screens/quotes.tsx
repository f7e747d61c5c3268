import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { quoteAddress } from "../../quotes.search.ts";
import { QuoteInbox, quoteList } from "../../visitor/components/quote-inbox.tsx";

export const loader = listLoader(admins, quoteAddress, (server, search) => [quoteList(server, "all", search)]);

/** The screen itself loads filters and the opened request. */
export const shouldRevalidate = () => false;

export default hydrated(AdminQuotes);

function AdminQuotes() {
  const t = useT("quotes");
  return <QuoteInbox scope="all" path="/admin/quotes" title={t("list.adminTitle")} text={t("list.adminText")} />;
}
