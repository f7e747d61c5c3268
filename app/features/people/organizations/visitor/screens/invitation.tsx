import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { InvitationCard, InvitationGone } from "../components/invitation.tsx";
import type { Route } from "./+types/invitation";

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const { orpc: server } = context.get(requestContext);
  const query = server.organizations.getInvitation.queryOptions({ input: { key: params.key } });
  const isFound = await client.fetchQuery({ ...query, retry: false }).then(
    () => true,
    () => false,
  );
  return data({ isFound, state: dehydrateStable(client) }, { status: isFound ? 200 : 404 });
}

export default function Invitation({ loaderData: { isFound, state }, params }: Route.ComponentProps) {
  const t = useT("organizations");
  return (
    <HydrationBoundary state={state}>
      <title>{t("invitation.page")}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className="wrap py-16">{isFound ? <Found invitationKey={params.key} /> : <InvitationGone />}</div>
    </HydrationBoundary>
  );
}

function Found({ invitationKey }: { invitationKey: string }) {
  const { data: invitation } = useQuery(orpc.organizations.getInvitation.queryOptions({ input: { key: invitationKey } }));
  return invitation ? <InvitationCard invitation={invitation} invitationKey={invitationKey} /> : null;
}
