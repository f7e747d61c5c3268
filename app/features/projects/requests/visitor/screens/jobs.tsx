import type { LoaderFunctionArgs } from "react-router";
import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { isTrade, type Side, sideOf } from "../../requests.policy.ts";
import { jobsAddress, ownRequestsAddress } from "../../requests.search.ts";
import { JOBS_PATH } from "../../requests.ts";
import { AskedList, askedQuery } from "../components/asked-list.tsx";
import { JobsList, jobsQuery } from "../components/jobs-list.tsx";
import "../../requests.css";

const address = { parse: (given: Parameters<typeof jobsAddress.parse>[0]) => ({ jobs: jobsAddress.parse(given), asked: ownRequestsAddress.parse(given) }) };

export const handle = { namespaces: ["quotes"] };

const load = listLoader(signedInPeople, address, (server, { jobs, asked }, viewer) => [isTrade(viewer) ? jobsQuery(server, jobs) : askedQuery(server, asked)]);

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await load(args)), side: sideOf(args.context.get(requestContext).viewer) });

export default hydrated<{ side: Side }>(Jobs);

/** For a professional and a vendor's people work to bid for, for a household what it asked for; the server knows whom it serves before the browser does. */
function Jobs({ side }: { side: Side }) {
  const t = useT("requests");
  return (
    <div className="jobs">
      <title>{t(`${side}.title`)}</title>
      <DashboardHeader title={t(`${side}.title`)} text={t(`${side}.text`)} />
      {side === "jobs" ? <JobsList /> : <AskedList path={JOBS_PATH} />}
      <SampleProject />
    </div>
  );
}
