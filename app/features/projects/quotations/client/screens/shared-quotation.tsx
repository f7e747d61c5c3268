import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader, SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import type { SharedQuotation as SharedQuotationData } from "../../quotations.contract.ts";
import { ClientAnswer } from "../components/client-answer.tsx";
import { QuotationPaper } from "../components/quotation-paper.tsx";

export const handle = { namespaces: ["projects.amount", "quotations", "ui.form"] };

const query = (queries: typeof orpc, key = "") => queries.quotations.shared.queryOptions({ input: { key } });

export const loader = itemLoader(everybody, (server, { key }) => query(server, key));

export const headers = () => SECRET_ADDRESS;

export default hydrated<{ isFound: boolean }>(SharedQuotation);

function SharedQuotation({ isFound }: { isFound: boolean }) {
  const { key = "" } = useParams();
  const { data: paper } = useQuery({ ...query(orpc, key), enabled: isFound });
  if (!isFound || !paper) return <Missing />;
  return <Shared key={paper.number} paper={paper} linkKey={key} />;
}

/** The quote with what the client may take besides, and their answer. */
function Shared({ paper, linkKey }: { paper: SharedQuotationData; linkKey: string }) {
  const t = useT("quotations");
  const format = useFormat();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { author, content, sentAt, answer } = paper;
  const taken = answer ? new Set(answer.taken) : chosen;
  return (
    <div className="wrap grid gap-5 py-8">
      <title>{content.title}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t("shared.sent", { date: format.date(sentAt, "long") })}</p>
        <a className={buttonClass({})} href={`/quotes/${encodeURIComponent(linkKey)}/quote.pdf`} download>
          <Download size={20} aria-hidden />
          {t("pdf.button")}
        </a>
      </div>
      <div className="mx-auto w-full max-w-3xl">
        <QuotationPaper
          {...paper}
          linkKey={linkKey}
          level={1}
          choice={{ taken, onTake: answer ? undefined : setChosen }}
          author={author.href ? <Link to={author.href}>{author.name}</Link> : <bdi>{author.name}</bdi>}
        />
        <ClientAnswer paper={paper} linkKey={linkKey} taken={taken} />
      </div>
    </div>
  );
}

function Missing() {
  const t = useT("quotations");
  return <MissingPage title={t("shared.missing")} text={t("shared.missingText")} to="/home" action={t("shared.home")} />;
}
