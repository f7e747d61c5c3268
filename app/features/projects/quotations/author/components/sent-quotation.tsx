import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Copy, Download, FilePen } from "lucide-react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { withNode } from "#app/platform/languages/with-node.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { AnswerLine } from "../../client/components/answer-line.tsx";
import { ClientName } from "../../client/components/client-name.tsx";
import { QuotationPaper } from "../../client/components/quotation-paper.tsx";
import type { QuotationBuilder } from "../../quotations.contract.ts";
import { BidEnded } from "./bid-ended.tsx";

/** What was sent, as its client reads it; a change begins with a further version. */
export function SentQuotation({ quotation }: { quotation: QuotationBuilder }) {
  const t = useT("quotations");
  const format = useFormat();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { id, requestId, bidEnd, content, client, number, sent, link, author, pricedOn } = quotation;
  const revising = useMutation({
    mutationFn: () => api.quotations.revise({ id }),
    onError: (error) => toast({ title: t("revise.failed"), description: failureText(readFailure(error), { NO_MORE_BIDS: t("bid.over") }), tone: "danger" }),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.quotations.get.key() }),
  });
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(new URL(link ?? "", location.href).href);
      toast({ title: t("link.copied") });
    } catch {
      toast({ title: t("link.failed"), tone: "danger" });
    }
  };
  return (
    <div className="quo sent">
      <header className="q-top">
        <title lang={languageOf(content.title)}>{content.title}</title>
        <Link className="icon-btn" to="/quote-builder" aria-label={t("back")}>
          <ArrowLeft className="flip" size={20} aria-hidden />
        </Link>
        <div className="qt">
          <h1 dir="auto" lang={languageOf(content.title)}>
            {content.title}
          </h1>
          <p className="k">
            {requestId ? t("stateOf.sent", { n: number }) : withNode((name) => t("sent.text", { client: name, n: number }), <ClientName name={client.name} />)}
          </p>
        </div>
        {requestId ? (
          <ButtonLink size="sm" variant="ghost" to={`/dashboard/jobs/${requestId}`}>
            {t("bid.back")}
          </ButtonLink>
        ) : (
          <Button size="sm" variant="ghost" icon={<Copy aria-hidden />} onClick={copyLink}>
            {t("link.copy")}
          </Button>
        )}
        {!bidEnd && (
          <Button variant="primary" size="sm" icon={<FilePen aria-hidden />} pending={revising.isPending} onClick={() => revising.mutate()}>
            {t("revise.button", { n: number + 1 })}
          </Button>
        )}
      </header>
      {bidEnd && requestId && <BidEnded end={bidEnd} requestId={requestId} />}
      {quotation.isSample && <SampleProject />}
      <div className="qcols">
        <QuotationPaper
          content={content}
          photos={quotation.photos}
          client={requestId ? null : client.name}
          author={<bdi>{author.name}</bdi>}
          number={number}
          pricedOn={pricedOn}
          validUntil={sent[0]?.validUntil ?? null}
          {...(sent[0]?.answer && { choice: { taken: new Set(sent[0].answer.taken) } })}
        />
        <aside className="q-versions" aria-label={t("sent.versions")}>
          <h2>{t("sent.versions")}</h2>
          <ol>
            {sent.map((version) => (
              <li key={version.number}>
                <span>
                  <b>{t("sent.version", { n: version.number })}</b>
                  <span className="k">{format.date(version.sentAt, "dateTime")}</span>
                  <MoneyText amount={version.gross} />
                  {version.answer && <AnswerLine answer={version.answer} />}
                </span>
                <a
                  className={buttonClass({ size: "sm" })}
                  href={`/quote-builder/${id}/${version.number}/quote.pdf`}
                  download
                  aria-label={t("pdf.version", { n: version.number })}
                >
                  <Download size={16} aria-hidden />
                  PDF
                </a>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}
