import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { data, Link, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { QuotationPaper } from "../components/quotation-paper.tsx";
import type { Route } from "./+types/shared-quotation";

export const handle = { namespaces: ["quotations"] };

const query = (queries: typeof orpc, key: string) => queries.quotations.shared.queryOptions({ input: { key } });

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  let status = STATUS.found;
  try {
    await client.fetchQuery({ ...query(context.get(requestContext).orpc as unknown as typeof orpc, params.key), retry: false });
  } catch (error) {
    status = STATUS[outcomeOf(error)];
  }
  // The address is the right to read it.
  return data({ isFound: status !== STATUS.missing, state: dehydrateStable(client) }, { status, headers: { "Referrer-Policy": "no-referrer" } });
}

export default function SharedQuotation({ loaderData: { isFound, state } }: Route.ComponentProps) {
  if (!isFound) return <Missing />;
  return (
    <HydrationBoundary state={state}>
      <Loaded />
    </HydrationBoundary>
  );
}

function Loaded() {
  const t = useT("quotations");
  const format = useFormat();
  const { key = "" } = useParams();
  const { data: paper } = useQuery({ ...query(orpc, key), retry: false });
  if (!paper) return <Missing />;
  const { author, content, sentAt } = paper;
  return (
    <div className="wrap grid gap-5 py-8">
      <title>{content.title}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t("shared.sent", { date: format.date(sentAt, "long") })}</p>
        <a className={buttonClass({})} href={`/quotes/${encodeURIComponent(key)}/quote.pdf`} download>
          <Download size={20} aria-hidden />
          {t("pdf.button")}
        </a>
      </div>
      <div className="mx-auto w-full max-w-3xl">
        <QuotationPaper {...paper} level={1} author={author.href ? <Link to={author.href}>{author.name}</Link> : <bdi>{author.name}</bdi>} />
      </div>
    </div>
  );
}

function Missing() {
  const t = useT("quotations");
  return <MissingPage title={t("shared.missing")} text={t("shared.missingText")} to="/home" action={t("shared.home")} />;
}
