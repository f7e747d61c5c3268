import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SiteInsights } from "../../insights.contract.ts";

/** Steps from looking to awarding: each with its number and its share of the step before. */
export function Funnel({ insights: { funnel, bids } }: { insights: SiteInsights }) {
  const t = useT("insights");
  const format = useFormat();
  const most = Math.max(1, ...funnel.map(({ n }) => n));
  // The steps are of very different size: their logarithms can stand beside each other, the numbers say how it is.
  const width = (n: number) => (n === 0 ? 0 : Math.max(4, (Math.log1p(n) / Math.log1p(most)) * 100));
  return (
    <section className="panel chart-card" aria-labelledby="funnel">
      <h2 id="funnel">{t("funnel.title")}</h2>
      <p className="text-sm text-muted">{t("funnel.text")}</p>
      <ol className="funnel">
        {funnel.map(({ id, n }, index) => {
          const before = funnel[index - 1]?.n ?? 0;
          return (
            <li key={id}>
              <span className="funnel-name">
                {t(`funnel.${id}`)}
                {id === "bids" && bids > 0 && <span className="text-muted"> {t("funnel.ofBids", { n: bids })}</span>}
              </span>
              <b className="num">{format.number(n)}</b>
              <span className="funnel-bar" aria-hidden>
                <span style={{ inlineSize: `${width(n)}%` }} />
              </span>
              <span className="funnel-share">
                {index > 0 && n <= before && before > 0 && t("funnel.share", { share: format.percent(n / before), lost: format.percent(1 - n / before) })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
