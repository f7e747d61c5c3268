import { useQuery } from "@tanstack/react-query";
import { Check, Clock, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Badge } from "#app/ui/marks.tsx";
import { issuerIn } from "../../issuers.ts";
import type { VerifiedFact } from "../../verifications.contract.ts";
import "../../verifications.facts.css";

const WARN_DAYS = 45;

type FactsOf = { userId: string } | { vendorSlug: string };

/** The query; loaders run it first, so that the server renders the answer. */
export const factsQuery = (queries: Pick<typeof orpc, "verifications">, of: FactsOf) =>
  "userId" in of
    ? queries.verifications.ofPerson.queryOptions({ input: { userId: of.userId } })
    : queries.verifications.ofVendor.queryOptions({ input: { slug: of.vendorSlug } });

/** What someone says of themselves, which nobody checked. */
export type Stated = { text: string; detail: string | null; note?: ReactNode };
type Props = FactsOf & { /** With who says so: beside what was checked, and plainly apart from it. */ stated?: { name: string; items: readonly Stated[] } };

/** What was verified, by whom, when and until when. Renders nothing without a check in force and without anything stated. Its texts: namespace "verifications.facts". */
export function VerifiedFacts({ stated, ...of }: Props) {
  const { data: facts = [] } = useQuery<VerifiedFact[]>(factsQuery(orpc, of) as never);
  const t = useT("verifications.facts");
  if (facts.length === 0 && !stated?.items.length) return null;
  const columns = ["what", "source", "until", "state", "checkedOn"] as const;
  return (
    <section className="sect" aria-labelledby="verified-facts">
      <h2 id="verified-facts">{t(stated ? "credentials" : "title")}</h2>
      <table className="creds">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.kind} fact={fact} />
          ))}
          {stated?.items.map((item) => (
            <StatedRow key={`${item.text} ${item.detail}`} item={item} name={stated.name} />
          ))}
        </tbody>
      </table>
      {facts.length > 0 && <p className="mt-3 text-sm text-muted">{t("meaning")}</p>}
    </section>
  );
}

/** Papers end: people see it coming, and that it has. */
function State({ daysLeft }: Pick<VerifiedFact, "daysLeft">) {
  const t = useT("verifications.facts");
  if (daysLeft < 0) return <Badge tone="danger">{t("ended")}</Badge>;
  if (daysLeft > WARN_DAYS)
    return (
      <Badge tone="ok" icon={<Check aria-hidden />}>
        {t("inForce")}
      </Badge>
    );
  return (
    <Badge tone="warn" icon={<Clock aria-hidden />}>
      {t("daysLeft", { n: daysLeft })}
    </Badge>
  );
}

function FactRow({ fact }: { fact: VerifiedFact }) {
  const t = useT("verifications.facts");
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        {t(`kind.${fact.kind}`)}
        <small>{t.rich("numberEnd", { number: () => <bdi dir="ltr">{`•••${fact.numberEnd}`}</bdi> })}</small>
      </th>
      <td data-label={t("column.source")}>{fact.issuedBy ? <Issuer written={fact.issuedBy} /> : t("original")}</td>
      <td data-label={t("column.until")}>{format.date(fact.validUntil)}</td>
      <td>
        <State daysLeft={fact.daysLeft} />
      </td>
      <td data-label={t("column.checkedOn")} className="text-muted">
        {format.date(fact.checkedAt)}
      </td>
    </tr>
  );
}

function StatedRow({ item: { text, detail, note }, name }: { item: Stated; name: string }) {
  const t = useT("verifications.facts");
  return (
    <tr>
      <th scope="row">
        <bdi lang={languageOf(text)}>{text}</bdi> {note}
        {detail && (
          <small>
            <bdi lang={languageOf(detail)}>{detail}</bdi>
          </small>
        )}
      </th>
      <td data-label={t("column.source")}>{t("statedBy", { name })}</td>
      <td className="none">–</td>
      <td>
        <Badge icon={<Minus aria-hidden />}>{t("notChecked")}</Badge>
      </td>
      <td className="none">–</td>
    </tr>
  );
}

function Issuer({ written }: { written: string }) {
  const { code } = useLanguage();
  const name = issuerIn(written, code);
  return <bdi lang={languageOf(name)}>{name}</bdi>;
}
