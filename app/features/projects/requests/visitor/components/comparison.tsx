import { Download } from "lucide-react";
import { useState } from "react";
import { ShareButton } from "#app/kit/share-button.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import type { ComparedBid, RequestComparison } from "../../requests.contract.ts";
import { isStanding } from "../../requests.policy.ts";
import { ASKED_PATH, comparisonPath, jobPath } from "../../requests.ts";
import { AwardDialog } from "./award-dialog.tsx";
import { AwardBar, ComparisonActions } from "./comparison-actions.tsx";
import { ComparisonSheet } from "./comparison-sheet.tsx";

/** The bids of a request, and what the household does with them. */
export function Comparison({ data }: { data: RequestComparison }) {
  const t = useT("requests");
  const [awarded, setAwarded] = useState<ComparedBid | null>(null);
  const { bids, canChoose } = data;
  const path = comparisonPath(data.id);
  const title = t("compare.page", { title: data.title });
  return (
    <div className="bids">
      <title>{title}</title>
      <Breadcrumbs
        of={data.title}
        items={[
          { label: t("asked.title"), to: ASKED_PATH },
          { label: <bdi lang={languageOf(data.title)}>{data.title}</bdi>, to: jobPath(data.id) },
          { label: t("compare.crumb") },
        ]}
      />
      <DashboardHeader
        title={t("compare.title", { bids: bids.length, items: data.groups.reduce((sum, group) => sum + group.items.length, 0) })}
        text={<Apart data={data} />}
        actions={
          <>
            <a className="btn" href={`${path}/bids.pdf`} download>
              <Download size={20} aria-hidden />
              {t("compare.pdf")}
            </a>
            <ShareButton title={title} path={path} />
          </>
        }
      />
      <ComparisonSheet
        data={data}
        bar={(bid, at) => canChoose && isStanding(bid) && <AwardBar bid={bid} at={at} count={bids.length} onAward={() => setAwarded(bid)} />}
      >
        <ComparisonActions bids={bids} canChoose={canChoose} onAward={setAwarded} />
      </ComparisonSheet>
      <p className="mt-4 text-sm text-muted">{t("compare.share")}</p>
      {awarded && <AwardDialog bid={awarded} others={bids.filter((other) => other.id !== awarded.id && isStanding(other))} onClose={() => setAwarded(null)} />}
    </div>
  );
}

/** How far the bids are from each other, and until when all of them hold. */
function Apart({ data: { bids, apart, canChoose } }: { data: RequestComparison }) {
  const t = useT("requests");
  const format = useFormat();
  const today = riyadhDay(new Date());
  const [first] = bids
    .filter(isStanding)
    .flatMap(({ validUntil }) => (validUntil !== null && validUntil >= today ? [validUntil] : []))
    .toSorted();
  const sum = (amount: number) => () => <MoneyText amount={amount} />;
  return (
    <>
      {bids.length > 1 && t.rich("compare.apart", { written: sum(apart.written), likely: () => <MoneyText amount={apart.likely} className="text-clay" /> })}{" "}
      {canChoose && first && t("compare.chooseBy", { day: format.date(`${first}T12:00:00+03:00`, "day") })}
    </>
  );
}
