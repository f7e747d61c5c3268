import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { Badge } from "#app/ui/marks.tsx";
import type { VerifiedFact } from "../../verifications.contract.ts";

const WARN_DAYS = 45;

type FactsOf = { userId: string } | { vendorSlug: string };

/** The query; loaders run it first, so that the server renders the answer. */
export const factsQuery = (queries: Pick<typeof orpc, "verifications">, of: FactsOf) =>
  "userId" in of
    ? queries.verifications.ofPerson.queryOptions({ input: { userId: of.userId } })
    : queries.verifications.ofVendor.queryOptions({ input: { slug: of.vendorSlug } });

/** What was verified, by whom, when and until when. Renders nothing without a check in force. Its texts: namespace "verifications.facts". */
export function VerifiedFacts(props: FactsOf) {
  const { data: facts = [] } = useQuery<VerifiedFact[]>(factsQuery(orpc, props) as never);
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}

/** Papers end: people see it coming, and that it has. */
function State({ daysLeft }: Pick<VerifiedFact, "daysLeft">) {
  const t = useT("verifications.facts");
  if (daysLeft < 0) return <Badge tone="danger">{t("ended")}</Badge>;
  return daysLeft <= WARN_DAYS ? <Badge tone="warn">{t("daysLeft", { n: daysLeft })}</Badge> : <Badge tone="ok">{t("inForce")}</Badge>;
}

function Facts({ facts }: { facts: readonly VerifiedFact[] }) {
  const t = useT("verifications.facts");
  const format = useFormat();
  return (
    <section className="sect" aria-labelledby="verified-facts">
      <h2 id="verified-facts">{t("title")}</h2>
      <ul className="grid gap-3">
        {facts.map((fact) => (
          <li key={fact.kind} className="flex gap-3 rounded-card border border-line bg-surface p-4">
            <BadgeCheck className={classes("mt-0.5 shrink-0", fact.daysLeft < 0 ? "text-muted" : "text-ok")} size={20} aria-hidden />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {t(`kind.${fact.kind}`)} <State daysLeft={fact.daysLeft} />
              </p>
              <p className="text-sm text-muted">
                {fact.issuedBy && (
                  <>
                    <bdi lang={languageOf(fact.issuedBy)}>{fact.issuedBy}</bdi>
                    {" · "}
                  </>
                )}
                {t.rich("numberEnd", { number: () => <bdi dir="ltr">{`•••${fact.numberEnd}`}</bdi> })}
              </p>
              <p className="mt-1 text-sm">{t("checked", { date: format.date(fact.checkedAt), until: format.date(fact.validUntil) })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t("meaning")}</p>
    </section>
  );
}
