import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { InvitationPage } from "#app/kit/invitation.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Invitation } from "../components/invitation.tsx";

export const handle = { namespaces: ["ui.invitation", "projects"] };

const invitation = (queries: typeof orpc, token = "") => ({ ...queries.projects.getInvitation.queryOptions({ input: { token } }), retry: false });

export const loader = itemLoader(everybody, (server, { token }) => invitation(server, token));

export default hydrated<{ isFound: boolean }>(InvitationScreen);

function InvitationScreen({ isFound }: { isFound: boolean }) {
  const t = useT("projects");
  const { token = "" } = useParams();
  return (
    <InvitationPage
      title={t("invitation.page")}
      isFound={isFound}
      query={useQuery({ ...invitation(orpc, token), enabled: isFound })}
      gone={{ text: t("invitation.gone"), to: "/home", label: t("invitation.home") }}
    >
      {(offer) => <Invitation invitation={offer} token={token} />}
    </InvitationPage>
  );
}
