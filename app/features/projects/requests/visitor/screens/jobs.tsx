import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { isTrade } from "../../requests.policy.ts";
import { jobsAddress, ownRequestsAddress } from "../../requests.search.ts";
import { JOBS_PATH } from "../../requests.ts";
import { AskedList, askedQuery } from "../components/asked-list.tsx";
import { JobsList, jobsQuery } from "../components/jobs-list.tsx";
import "../../requests.css";

const address = { parse: (given: Parameters<typeof jobsAddress.parse>[0]) => ({ jobs: jobsAddress.parse(given), asked: ownRequestsAddress.parse(given) }) };

export const handle = { namespaces: ["quotes"] };

export const loader = listLoader(signedInPeople, address, (server, { jobs, asked }, viewer) => [
  isTrade(viewer) ? jobsQuery(server, jobs) : askedQuery(server, asked),
]);

export default hydrated(Jobs);

/** For a professional and a vendor's people work to bid for, for a household what it asked for. */
function Jobs() {
  const t = useT("requests");
  const { viewer } = useAuth();
  const side = isTrade(viewer) ? "jobs" : "asked";
  return (
    <div className="jobs">
      <title>{t(`${side}.title`)}</title>
      <DashboardHeader title={t(`${side}.title`)} text={t(`${side}.text`)} />
      {isTrade(viewer) ? <JobsList /> : <AskedList path={JOBS_PATH} />}
      <SampleProject />
    </div>
  );
}
