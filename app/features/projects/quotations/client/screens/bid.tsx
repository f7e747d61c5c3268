import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Link, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { QuotationPaper } from "../components/quotation-paper.tsx";

export const handle = { namespaces: ["projects.amount", "quotations"] };

const query = (queries: typeof orpc, id = "") => queries.quotations.ofBid.queryOptions({ input: { id } });

export const loader = itemLoader(signedInPeople, (server, { id }) => query(server, id));

/** What was sent stays as it is. */
export const shouldRevalidate = () => false;

export default hydrated<{ isFound: boolean }>(Bid);

/** One bid, as the household reads it. */
function Bid({ isFound }: { isFound: boolean }) {
  const t = useT("quotations");
  const format = useFormat();
  const { id } = useParams();
  const { data: paper } = useQuery({ ...query(orpc, id), enabled: isFound });
  if (!isFound || !paper) return <Missing />;
  const { author, content, sentAt } = paper;
  return (
    <div className="grid max-w-3xl gap-5">
      <title>{content.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t("shared.sent", { date: format.date(sentAt, "long") })}</p>
        <a className={buttonClass({ size: "sm" })} href={`/bids/${id}/quote.pdf`} download>
          <Download size={16} aria-hidden />
          {t("pdf.button")}
        </a>
      </div>
      <QuotationPaper {...paper} level={1} author={author.href ? <Link to={author.href}>{author.name}</Link> : <bdi>{author.name}</bdi>} />
    </div>
  );
}

function Missing() {
  const t = useT("quotations");
  return <MissingPage title={t("bid.missing")} text={t("bid.missingText")} to="/dashboard/jobs" action={t("bid.jobs")} />;
}
