import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SiteInsights } from "../../insights.contract.ts";
import { sharesOf } from "../../insights.ts";

/** Steps from looking to awarding: each with its number and its share of the step before, which is its bar. */
export function Funnel({ insights: { funnel, bids } }: { insights: SiteInsights }) {
  const t = useT("insights");
  const format = useFormat();
  const shares = sharesOf(funnel.map(({ n }) => n));
  return (
    <section className="panel chart-card" aria-labelledby="funnel">
      <h2 id="funnel">{t("funnel.title")}</h2>
      <p className="text-sm text-muted">{t("funnel.text")}</p>
      <ol className="funnel">
        {funnel.map(({ id, n }, index) => {
          const share = shares[index] ?? null;
          return (
            <li key={id}>
              <span className="funnel-name">
                {t(`funnel.${id}`)}
                {id === "bids" && bids > 0 && <span className="text-muted"> {t("funnel.ofBids", { n: bids })}</span>}
              </span>
              <b className="num">{format.number(n)}</b>
              <span className="funnel-bar" aria-hidden>
                <span style={{ inlineSize: `${(share ?? Math.min(n, 1)) * 100}%` }} />
              </span>
              <span className="funnel-share">{share !== null && t("funnel.share", { share: format.percent(share), lost: format.percent(1 - share) })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
