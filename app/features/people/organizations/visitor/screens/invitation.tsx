import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { InvitationPage } from "#app/kit/invitation.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { InvitationCard } from "../components/invitation.tsx";

export const handle = { namespaces: ["ui.invitation"] };

const invitation = (queries: typeof orpc, key = "") => ({ ...queries.organizations.getInvitation.queryOptions({ input: { key } }), retry: false });

export const loader = itemLoader(everybody, (server, { key }) => invitation(server, key));

export default hydrated<{ isFound: boolean }>(Invitation);

function Invitation({ isFound }: { isFound: boolean }) {
  const t = useT("organizations");
  const { key = "" } = useParams();
  return (
    <InvitationPage
      title={t("invitation.page")}
      isFound={isFound}
      query={useQuery({ ...invitation(orpc, key), enabled: isFound })}
      gone={{ text: t("invitation.goneText"), to: "/home", label: t("invitation.home") }}
    >
      {(offer) => <InvitationCard invitation={offer} invitationKey={key} />}
    </InvitationPage>
  );
}
