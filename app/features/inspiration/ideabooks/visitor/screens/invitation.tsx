import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Invitation as InvitationCard, InvitationGone } from "../components/invitation.tsx";
import type { Route } from "./+types/invitation";
import "../../ideabooks.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const { orpc: server } = context.get(requestContext);
  const query = server.ideabooks.getInvitation.queryOptions({ input: { token: params.token } });
  const isFound = await client.fetchQuery({ ...query, retry: false }).then(
    () => true,
    () => false,
  );
  return data({ isFound, state: dehydrateStable(client) }, { status: isFound ? 200 : 404 });
}

export default function Invitation({ loaderData: { isFound, state }, params }: Route.ComponentProps) {
  const t = useT("ideabooks");
  return (
    <HydrationBoundary state={state}>
      <title>{t("invitation.page")}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap py-16">{isFound ? <Found token={params.token} /> : <InvitationGone />}</div>
    </HydrationBoundary>
  );
}

function Found({ token }: { token: string }) {
  const { data: invitation } = useQuery(orpc.ideabooks.getInvitation.queryOptions({ input: { token } }));
  return invitation ? <InvitationCard invitation={invitation} token={token} /> : null;
}
