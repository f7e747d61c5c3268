import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { Quantity } from "#app/features/projects/projects/public.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Checkbox, Segmented } from "#app/ui/choice.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { warrantyText } from "../../comparison-words.ts";
import type { ComparedBid, RequestComparison } from "../../requests.contract.ts";
import "../compare.css";
import { BidHead, Labeled, Legend, PriceCell, Remarks, RoomName, Stages } from "./comparison-cells.tsx";
import { ComparisonRow as Row } from "./comparison-row.tsx";
import { ComparisonTabs } from "./comparison-tabs.tsx";
import { useShownBid } from "./use-shown-bid.ts";

type Base = "net" | "gross";
type Props = {
  data: Pick<RequestComparison, "bids" | "groups" | "lastDay">;
  /** Further rows. */
  children?: ReactNode;
  /** On phones at the foot of the page, about the bid that is shown. */
  bar?(bid: ComparedBid, at: number): ReactNode;
};

/** Bids side by side: the same items, the same VAT, no surprises. */
export function ComparisonSheet({ data, children, bar }: Props) {
  const t = useT("requests");
  const format = useFormat();
  const [base, setBase] = useState<Base>("net");
  const [isShort, setShort] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const { bids } = data;
  const { current, show } = useShownBid(table, bids.length);
  const shown = bids[current];
  const columns = { "--bids": bids.length } as CSSProperties;
  const isPictured = bids.some(({ face }) => face?.photo);
  const items = data.groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <>
      <div className="cmp-tools">
        <Segmented<Base>
          label={t("compare.base")}
          name="base"
          value={base}
          onChange={setBase}
          options={[
            { value: "net", label: t("compare.net") },
            { value: "gross", label: t("compare.gross") },
          ]}
        />
        {bids.length > 1 && <Checkbox label={t("compare.short")} checked={isShort} onChange={(event) => setShort(event.target.checked)} />}
        <Legend />
      </div>
      {bids.length > 1 && <ComparisonTabs bids={bids} current={current} onShow={show} />}
      <div className="cmp-box">
        {/* biome-ignore lint/a11y/useSemanticElements: boxes that scroll sideways with their first column fixed */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <div ref={table} className="cmp" role="table" data-bids={bids.length} tabIndex={0} aria-label={t("compare.table")} style={columns}>
          <Row
            bids={bids}
            kind="heads"
            label={<span className="text-sm text-muted">{t("compare.until", { day: format.date(`${data.lastDay}T12:00:00+03:00`, "long") })}</span>}
            isHead
          >
            {(bid) => <BidHead bid={bid} items={items} isPictured={isPictured} />}
          </Row>
          <Row bids={bids} kind="words" label={<b>{t("compare.leavesOut")}</b>}>
            {(bid) => <Remarks remarks={bid.remarks} offers={bid.offers} />}
          </Row>
          {data.groups.map((group) => {
            const shown = group.items.filter(({ isEqual }) => !isShort || !isEqual);
            if (shown.length === 0) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: within boxes
              <div key={group.name} role="rowgroup">
                {(data.groups.length > 1 || group.name) && (
                  <Row
                    bids={bids}
                    kind="grp"
                    label={
                      <b dir="auto">
                        <RoomName name={group.name} />
                      </b>
                    }
                  >
                    {(_, at) => <MoneyText amount={group.sums[at]?.[base] ?? 0} className="text-sm" />}
                  </Row>
                )}
                {shown.map((row) => (
                  <Row
                    bids={bids}
                    key={row.number}
                    kind="item"
                    label={
                      <>
                        <span className="num">{row.number}</span>
                        <span>
                          <span dir="auto" lang={languageOf(row.name)}>
                            {row.name}
                          </span>
                          <Quantity quantity={row.quantity} unit={row.unit} />
                        </span>
                      </>
                    }
                  >
                    {(_, at) => <PriceCell cell={row.cells[at]} base={base} />}
                  </Row>
                ))}
              </div>
            );
          })}
          {bids.some(({ extras }) => extras) && (
            <Row bids={bids} kind="sum" label={t("compare.extras")}>
              {({ extras }) => (extras ? <MoneyText amount={extras[base]} /> : <span className="text-muted">{t("compare.none")}</span>)}
            </Row>
          )}
          <Row bids={bids} kind="sum" label={t("compare.beforeVat")}>
            {({ net, chargesVat }) => (
              <>
                <MoneyText amount={net} />
                {!chargesVat && <small>{t("compare.noVat")}</small>}
              </>
            )}
          </Row>
          <Row bids={bids} kind="sum" label={t("compare.vat")}>
            {({ vat }) => <MoneyText amount={vat} />}
          </Row>
          <Row bids={bids} kind="sum strong" label={<b>{t("compare.written")}</b>}>
            {({ gross }) => <MoneyText amount={gross} />}
          </Row>
          <Row bids={bids} kind="sum" label={<Labeled text={t("compare.gaps")} note={t("compare.withVat")} />}>
            {({ gaps, unknown }) => (
              <>
                {gaps > 0 ? (
                  <span>
                    + <MoneyText amount={gaps} />
                  </span>
                ) : (
                  <span className="text-muted">{t("compare.none")}</span>
                )}
                {unknown > 0 && <small>{t("compare.unknown", { n: unknown })}</small>}
              </>
            )}
          </Row>
          <Row bids={bids} kind="likely" label={<Labeled text={t("compare.likely")} note={t("compare.likelyNote")} />}>
            {({ likely }) => <MoneyText amount={likely} className="serif-num" />}
          </Row>
          <Row bids={bids} kind="sum" label={t("compare.stages")}>
            {({ stages }) => <Stages stages={stages} />}
          </Row>
          <Row bids={bids} kind="sum" label={t("compare.warranty")}>
            {({ warrantyMonths }) => warrantyText(t, warrantyMonths)}
          </Row>
          <Row bids={bids} kind="sum" label={t("compare.valid")}>
            {({ validUntil }) => (validUntil ? format.date(`${validUntil}T12:00:00+03:00`, "day") : "–")}
          </Row>
          {children}
        </div>
      </div>
      {shown && bar?.(shown, current)}
    </>
  );
}
