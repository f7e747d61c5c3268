import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { quoteAddress } from "../../quotes.search.ts";
import { QuoteInbox, quoteList } from "../components/quote-inbox.tsx";

export const loader = listLoader(vendors, quoteAddress, (server, search) => [quoteList(server, "received", search)]);

/** The screen itself loads filters and the opened request. */
export const shouldRevalidate = () => false;

export default hydrated(VendorQuotes);

function VendorQuotes() {
  const t = useT("quotes");
  return <QuoteInbox scope="received" path="/vendor/quotes" title={t("list.vendorTitle")} text={t("list.vendorText")} />;
}
