import { Plus } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { projectAddress } from "../../projects.search.ts";
import { PROJECT_STATUSES, PROJECTS_PATH } from "../../projects.ts";
import { ProjectCard } from "../components/project-card.tsx";
import "../../projects.css";

export const handle = { namespaces: ["projects"] };

const projectList = ({ projects }: typeof orpc, search: SearchOf<typeof projectAddress>) =>
  projects.list.infiniteOptions(morePages(projectAddress.input(search)));

export const loader = listLoader(signedInPeople, projectAddress, (server, search) => [projectList(server, search)]);
/** The screen itself loads other states. */
export const shouldRevalidate = () => false;

function Projects() {
  const t = useT("projects");
  const place = useListAddress(projectAddress, PROJECTS_PATH);
  const list = useMoreList(projectList(orpc, place.search));
  const counts = list.first?.counts;
  const { status } = place.search;
  const states = PROJECT_STATUSES.filter((each) => each === status || (counts?.[each] ?? 0) > 0);
  const start = (
    <ButtonLink variant="primary" to="/project-create" icon={<Plus size={18} aria-hidden />}>
      {t("start")}
    </ButtonLink>
  );
  return (
    <>
      <title>{t("list.title")}</title>
      <DashboardHeader title={t("list.title")} text={t("list.text")} actions={start} />
      {states.length > 0 && (
        <Tabs
          label={t("list.byStatus")}
          current={status || "all"}
          tabs={[
            { id: "all", label: t("list.all"), to: place.to({ status: "" }) },
            ...states.map((each) => ({
              id: each,
              label: t("list.withCount", { name: t(`status.${each}`), n: counts?.[each] ?? 0 }),
              to: place.to({ status: each }),
            })),
          ]}
        />
      )}
      <CardList
        list={list}
        className="project-cards"
        failed={t("list.failed")}
        moreClass="mt-6 text-center"
        empty={<EmptyState title={t("list.empty")} text={t("list.emptyText")} actions={start} />}
        loading={
          <div className="project-cards" aria-busy>
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} height="20rem" />
            ))}
          </div>
        }
      >
        {(project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        )}
      </CardList>
      <SampleProject />
    </>
  );
}

export default hydrated(Projects);
