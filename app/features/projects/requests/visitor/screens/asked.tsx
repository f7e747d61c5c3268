import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ownRequestsAddress } from "../../requests.search.ts";
import { ASKED_PATH } from "../../requests.ts";
import { AskedList, askedQuery } from "../components/asked-list.tsx";
import "../../requests.css";

export const handle = { namespaces: ["quotes"] };

export const loader = listLoader(signedInPeople, ownRequestsAddress, (server, search) => [askedQuery(server, search)]);

export default hydrated(Asked);

function Asked() {
  const t = useT("requests");
  return (
    <div className="jobs">
      <title>{t("asked.title")}</title>
      <DashboardHeader title={t("asked.title")} text={t("asked.text")} />
      <AskedList path={ASKED_PATH} />
    </div>
  );
}
