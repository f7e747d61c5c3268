import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, ListPlus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { nameOfFailure, readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { QuotationPaper } from "../../client/components/quotation-paper.tsx";
import { allLines, type QuotationLine } from "../../quotation.ts";
import type { QuotationBuilder } from "../../quotations.contract.ts";
import { coverageOf } from "../../rules/coverage.ts";
import { addTo, lineOfItem } from "../../rules/edits.ts";
import type { Fault } from "../../rules/faults.ts";
import { costOf } from "../../rules/totals.ts";
import { useQuotation } from "../use-quotation.ts";
import { BidEnded } from "./bid-ended.tsx";
import { BuilderHead } from "./builder-head.tsx";
import { factField, HeadFields, TermsFields } from "./facts-fields.tsx";
import { KeysBar } from "./keys-bar.tsx";
import { lineField } from "./line-row.tsx";
import { LinesEditor, useFocusAfterRender } from "./lines-editor.tsx";
import { type PricedFor, pricesQuery } from "./price-picker.tsx";
import { StagesCard } from "./stages-card.tsx";
import { TotalsBox } from "./totals-box.tsx";

const MODES = ["build", "preview"] as const;
type Mode = (typeof MODES)[number];
const FACTS: readonly string[] = ["title", "client", "email", "weeks", "validDays", "warranty"];

/** A draft: the editor, and beside it what its client will see. */
export function Builder({ stored }: { stored: QuotationBuilder }) {
  const t = useT("quotations");
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { bidEnd } = stored;
  const quotation = useQuotation(stored, (error) => {
    const failure = readFailure(error);
    toast({ title: t("send.failed"), description: failureText(failure, { NO_MORE_BIDS: t("bid.over") }), tone: "danger" });
    if (nameOfFailure(failure) !== "NO_MORE_BIDS") return;
    queries.setQueryData(orpc.quotations.get.queryKey({ input: { id: stored.id } }), (known) => known && { ...known, bidEnd: "over" as const });
  });
  const { form, content, totals, faults, lines, setGroups } = quotation;
  const [activeId, setActive] = useState<string | null>(null);
  const [mode, setMode] = useState<Mode>("build");
  // Faults show once sending was tried; until then a new line is only unfinished.
  const [isStrict, setStrict] = useState(false);
  const focus = useFocusAfterRender();
  const savePrice = useSavePrice(stored.author);
  const faultAt = (place: string): Fault | undefined => (isStrict ? faults.find(({ at }) => at === place)?.fault : undefined);
  const [first] = faults;

  const goTo = (at: string) => {
    setMode("build");
    setStrict(true);
    const line = lines.find(({ id }) => id === at);
    if (line) setActive(at);
    const fault = faults.find((one) => one.at === at)?.fault;
    if (line)
      focus(lineField(at, fault === "quantity" ? "quantity" : fault === "price" ? "price" : fault === "reason" || fault === "differs" ? "note" : "text"));
    else if (FACTS.includes(at)) focus(factField(at));
    else focus(at === "stages" ? `stage-${content.stages[0]?.id}` : `stage-${at}`);
    if (at === "groups" || at === "stages") document.querySelector(at === "groups" ? ".quo .addl" : ".quo .stages")?.scrollIntoView({ block: "center" });
  };
  const send = bidEnd ? null : () => (first ? goTo(first.at) : quotation.send());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send?.();
  };
  const coverage = coverageOf(content, stored.asked);
  const answerAll = () => {
    const group = content.groups.at(-1);
    if (group) setGroups((all) => addTo(all, group.id, ...coverage.missing.map(lineOfItem)));
  };
  const ofLines = faults.filter(({ at }) => lines.some(({ id }) => id === at));
  const unpriced = ofLines.every(({ fault }) => fault === "price") ? ofLines.length : 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the key that sends
    <div className="quo" data-mode={mode} onKeyDown={onKeyDown}>
      <BuilderHead quotation={quotation} isReady={!first} onSend={send} />
      {bidEnd && stored.requestId && <BidEnded end={bidEnd} requestId={stored.requestId} />}
      <LeaveGuard isDirty={form.isDirty} text={t("leave")} />
      <Segmented<Mode>
        className="modes"
        name="mode"
        label={t("modes.label")}
        value={mode}
        onChange={setMode}
        options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <div className="qcols">
        <div className="qed">
          <ConflictBox form={form} nameOf={(field) => t(`part.${field}`)} />
          <HeadFields quotation={quotation} faultAt={faultAt} />
          <div className="qhead">
            {coverage.asked > 0 ? (
              <p className="cov">
                <CircleCheck aria-hidden />
                <b>{t("coverage.answered", { n: coverage.answered, asked: coverage.asked })}</b>
                {coverage.own > 0 && <span className="text-muted">{t("coverage.own", { n: coverage.own })}</span>}
                {coverage.missing.length > 0 && (
                  <Button size="sm" icon={<ListPlus aria-hidden />} onClick={answerAll}>
                    {t("coverage.add", { n: coverage.missing.length })}
                  </Button>
                )}
              </p>
            ) : (
              <p className="cov text-muted">{t("coverage.lines", { n: allLines(content).length })}</p>
            )}
            {ofLines[0] && (
              <button type="button" className="badwarn" onClick={() => goTo(ofLines[0]?.at ?? "")}>
                <CircleAlert aria-hidden />
                {t(unpriced > 0 ? "unpriced" : "unfinished", { n: ofLines.length })}
              </button>
            )}
          </div>
          <div className="qcolh" aria-hidden>
            <span />
            <span>#</span>
            <span>{t("line.head")}</span>
            <span className="e">{t("line.quantity")}</span>
            <span>{t("line.unit")}</span>
            <span className="e">{t("line.price")}</span>
            <span>{t("line.kind")}</span>
            <span className="e">{t("paper.sum")}</span>
          </div>
          <LinesEditor
            quotation={quotation}
            asked={stored.asked}
            author={stored.author}
            activeId={activeId}
            onActive={setActive}
            faultAt={faultAt}
            onSavePrice={(line) => savePrice.mutate({ line, cost: form.values.notes[line.id]?.cost ?? null })}
          />
          <StagesCard
            stages={content.stages}
            gross={totals.gross}
            faults={isStrict ? faults : faults.filter(({ fault }) => fault === "stages")}
            onChange={(stages) => form.set("stages", stages)}
          />
          <TermsFields quotation={quotation} faultAt={faultAt} />
          <TotalsBox totals={totals} cost={costOf(content, form.values.notes)} />
        </div>
        <aside className="qpv" aria-label={t("preview.title")}>
          <div className="rowhead">
            <h2>{t("preview.title")}</h2>
            <span className="live">{t("preview.live")}</span>
          </div>
          <QuotationPaper
            content={content}
            photos={stored.photos}
            client={stored.requestId === null ? form.values.client : null}
            author={<bdi>{stored.author.name}</bdi>}
            number={stored.number}
            pricedOn={stored.pricedOn}
            validUntil={null}
            activeId={activeId}
          />
        </aside>
      </div>
      <KeysBar />
      <div className="quo-bar">
        <span>
          <span className="text-muted">{t("totals.gross")}</span>
          <MoneyText amount={totals.gross} />
        </span>
        {send && (
          <Button variant="primary" pending={quotation.isOnItsWay} onClick={send}>
            {unpriced > 0 ? t("unpricedShort", { n: unpriced }) : t("send.button")}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSavePrice({ vendorId, professionalId }: PricedFor) {
  const t = useT("quotations");
  const queries = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: ({ line: { text, unit, nature, vat, unitPrice }, cost }: { line: QuotationLine; cost: number | null }) =>
      api.quotations.putPrice({ vendorId, professionalId, text, unit, nature, vat, unitPrice: unitPrice ?? 0, cost }),
    onSuccess: () => {
      toast({ title: t("prices.added") });
      return queries.invalidateQueries({ queryKey: pricesQuery({ vendorId, professionalId }).queryKey });
    },
    onError: (error) => toast({ title: t("prices.addFailed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
}
