import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MissingPage, Skeleton } from "#app/ui/states.tsx";
import { jobPath } from "../../requests.ts";
import { Comparison } from "../components/comparison.tsx";
import "../../requests.css";

const comparison = (queries: typeof orpc, id: string) => ({ ...queries.requests.compare.queryOptions({ input: { id } }), retry: false });

export const handle = { namespaces: ["projects", "projects.amount"] };

export const loader = itemLoader(signedInPeople, (server, { id = "" }) => comparison(server, id));

export default hydrated<{ isFound: boolean }>(CompareScreen);

function CompareScreen({ isFound }: { isFound: boolean }) {
  const t = useT("requests");
  const { id = "" } = useParams();
  const { data, isError } = useQuery({ ...comparison(orpc, id), enabled: isFound });
  if (!isFound || isError || data?.bids.length === 0)
    return <MissingPage title={t("compare.nothing")} text={t("compare.nothingText")} to={jobPath(id)} action={t("compare.back")} />;
  return data ? <Comparison data={data} /> : <Skeleton height="480px" />;
}
