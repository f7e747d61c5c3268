import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MissingPage, Skeleton } from "#app/ui/states.tsx";
import { ProjectPage } from "../components/project-page.tsx";

const project = (queries: typeof orpc, id: string) => queries.portfolio.show.queryOptions({ input: { id } });

export const loader = itemLoader(everybody, (server, { id = "" }) => project(server, id));

export default hydrated<{ isFound: boolean }>(Project);

function Project({ isFound }: { isFound: boolean }) {
  const t = useT("portfolio");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...project(orpc, id), enabled: isFound });
  if (!isFound) return <MissingPage title={t("missing.title")} text={t("missing.text")} to="/professionals" action={t("missing.action")} />;
  if (data) return <ProjectPage project={data} />;
  return (
    <div className="wrap py-16">
      {error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("missing.failed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="480px" />
      )}
    </div>
  );
}
