import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { professionalTeams } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { PORTFOLIO } from "../../portfolio.ts";
import { ProjectEditor } from "../components/project-editor.tsx";

const project = (queries: typeof orpc, id: string) => queries.portfolio.get.queryOptions({ input: { id } });

export const handle = { namespaces: ["portfolio.edit", "profiles", "organizations.acting", "ui.form"] };

export const loader = itemLoader(professionalTeams, (server, { id = "" }) => project(server, id));

/** The form holds what is being typed. */
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }) =>
  currentParams.id !== nextParams.id;

export default hydrated<{ isFound: boolean }>(OwnProjectScreen);

function OwnProjectScreen({ isFound }: { isFound: boolean }) {
  const t = useT("portfolio.edit");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...project(orpc, id), enabled: isFound });
  if (!isFound)
    return (
      <>
        <title>{t("missing.title")}</title>
        <EmptyState level={1} title={t("missing.title")} text={t("missing.text")} actions={<ButtonLink to={PORTFOLIO}>{t("back")}</ButtonLink>} />
      </>
    );
  if (data) return <ProjectEditor key={data.id} project={data} />;
  return error ? (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{t("failedOne")}</p>
    </LocalErrorBox>
  ) : (
    <Skeleton height="480px" />
  );
}
