import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { ACTING_PARAMETER } from "#app/features/people/organizations/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MissingPage, Skeleton } from "#app/ui/states.tsx";
import { JOBS_PATH } from "../../requests.ts";
import { JobView } from "../components/job-view.tsx";
import "../../requests.css";

export const handle = { namespaces: ["projects", "projects.amount", "projects.briefing", "schedule", "ui.pieces"] };

/** In the name of one professional, where the address says so. */
const request = (queries: typeof orpc, id: string, professionalId: string | null) =>
  queries.requests.get.queryOptions({ input: { id, ...(professionalId && { professionalId }) } });
const nameIn = (parameters: URLSearchParams) => parameters.get(ACTING_PARAMETER);

export const loader = itemLoader(signedInPeople, (server, { id = "" }, { url }) => request(server, id, nameIn(new URL(url).searchParams)));

export default hydrated<{ isFound: boolean }>(JobScreen);

function JobScreen({ isFound }: { isFound: boolean }) {
  const t = useT("requests");
  const { id = "" } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useQuery({ ...request(orpc, id, nameIn(parameters)), enabled: isFound });
  if (!isFound) return <MissingPage title={t("missing.title")} text={t("missing.text")} to={JOBS_PATH} action={t("missing.back")} />;
  if (data) return <JobView key={id} job={data} />;
  return error ? (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{t("list.failed")}</p>
    </LocalErrorBox>
  ) : (
    <Skeleton height="480px" />
  );
}
