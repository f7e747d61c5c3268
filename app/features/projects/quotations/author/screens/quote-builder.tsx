import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { Builder } from "../components/builder.tsx";
import { SentQuotation } from "../components/sent-quotation.tsx";
import "../quote-builder.css";
import "../quote-lines.css";
import "../quote-narrow.css";

export const handle = { namespaces: ["projects.amount", "quotations", "ui.form"] };

const query = (queries: typeof orpc, id = "") => queries.quotations.get.queryOptions({ input: { id } });

export const loader = itemLoader(signedInPeople, (server, { id }) => query(server, id));

/** The screen itself saves and loads. */
export const shouldRevalidate = () => false;

export default hydrated<{ isFound: boolean }>(QuoteBuilder);

function QuoteBuilder({ isFound }: { isFound: boolean }) {
  const { id } = useParams();
  // What is typed is ahead of what is stored: only sending and revising load it anew.
  const { data } = useQuery({ ...query(orpc, id), staleTime: Number.POSITIVE_INFINITY, enabled: isFound });
  if (!isFound || !data) return <Missing />;
  return data.isSent ? <SentQuotation quotation={data} /> : <Builder key={`${data.id} ${data.number}`} stored={data} />;
}

function Missing() {
  const t = useT("quotations");
  return <MissingPage title={t("missing.title")} text={t("missing.text")} to="/quote-builder" action={t("list.title")} />;
}
