import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { quoteAddress } from "../../quotes.search.ts";
import { QuoteInbox, quoteList } from "../components/quote-inbox.tsx";

export const loader = listLoader(signedInPeople, quoteAddress, (server, search) => [quoteList(server, "sent", search)]);

/** The screen itself loads filters and the opened request. */
export const shouldRevalidate = () => false;

export default hydrated(SentQuotes);

function SentQuotes() {
  const t = useT("quotes");
  return <QuoteInbox scope="sent" path="/dashboard/quotes" title={t("list.sentTitle")} text={t("list.sentText")} />;
}
