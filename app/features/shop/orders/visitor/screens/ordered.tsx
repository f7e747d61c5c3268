import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { data, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { OrderedPage } from "../components/ordered-page.tsx";
import type { Route } from "./+types/ordered";

/** Of the forms of its orders. */
export const handle = { namespaces: ["ui.form"] };

/** How often an open payment is asked about. */
const ASK_MS = 4_000;

const checkoutQuery = (queries: typeof orpc, id: string, token: string | null) => queries.orders.getCheckout.queryOptions({ input: { id, token } });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const token = new URL(request.url).searchParams.get("token");
  let outcome: Outcome = "found";
  try {
    await client.fetchQuery({ ...checkoutQuery(context.get(requestContext).orpc as unknown as typeof orpc, params.id, token), retry: false });
  } catch (error) {
    outcome = outcomeOf(error);
  }
  return data({ isFound: outcome !== "missing", state: dehydrateStable(client) }, { status: STATUS[outcome], headers: { "Referrer-Policy": "no-referrer" } });
}

/** The page asks by itself. */
export const shouldRevalidate = () => false;

export default function Ordered({ loaderData: { isFound, state }, params }: Route.ComponentProps) {
  if (!isFound) return <Missing />;
  return (
    <HydrationBoundary state={state}>
      <Loaded id={params.id} />
    </HydrationBoundary>
  );
}

function Loaded({ id }: { id: string }) {
  const token = useSearchParams()[0].get("token");
  const { data: checkout } = useQuery({
    ...checkoutQuery(orpc, id, token),
    retry: false,
    // The message of the provider may still be on its way.
    refetchInterval: ({ state }) => (state.data?.payment.status === "pending" && state.data.payment.payUrl !== null ? ASK_MS : false),
  });
  return checkout ? <OrderedPage checkout={checkout} token={token} /> : <Missing />;
}

function Missing() {
  const t = useT("orders");
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <title>{t("ordered.missing")}</title>
      <h1>{t("ordered.missing")}</h1>
      <p>{t("ordered.missingText")}</p>
      <ButtonLink to="/shop">{t("ordered.shop")}</ButtonLink>
    </div>
  );
}
