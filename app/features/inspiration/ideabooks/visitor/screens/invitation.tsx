import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { InvitationPage } from "#app/kit/invitation.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { BOOKS_PATH } from "../../ideabooks.ts";
import { Invitation as InvitationCard } from "../components/invitation.tsx";
import "../../ideabooks.css";

export const handle = { namespaces: ["ui.invitation"] };

const invitation = (queries: typeof orpc, token = "") => ({ ...queries.ideabooks.getInvitation.queryOptions({ input: { token } }), retry: false });

export const loader = itemLoader(everybody, (server, { token }) => invitation(server, token));

export default hydrated<{ isFound: boolean }>(Invitation);

function Invitation({ isFound }: { isFound: boolean }) {
  const t = useT("ideabooks");
  const { token = "" } = useParams();
  return (
    <InvitationPage
      title={t("invitation.page")}
      isFound={isFound}
      query={useQuery({ ...invitation(orpc, token), enabled: isFound })}
      gone={{ text: t("invitation.goneText"), to: BOOKS_PATH, label: t("notFound.back") }}
    >
      {(offer) => <InvitationCard invitation={offer} token={token} />}
    </InvitationPage>
  );
}
