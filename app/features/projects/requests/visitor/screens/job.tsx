import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MissingPage, Skeleton } from "#app/ui/states.tsx";
import { JOBS_PATH } from "../../requests.ts";
import { JobView } from "../components/job-view.tsx";
import "../../requests.css";

const request = (queries: typeof orpc, id: string) => queries.requests.get.queryOptions({ input: { id } });

export const loader = itemLoader(signedInPeople, (server, { id = "" }) => request(server, id));

export default hydrated<{ isFound: boolean }>(JobScreen);

function JobScreen({ isFound }: { isFound: boolean }) {
  const t = useT("requests");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...request(orpc, id), enabled: isFound });
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
