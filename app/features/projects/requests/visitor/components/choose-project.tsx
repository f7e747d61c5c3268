import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";

const DONE: readonly string[] = ["completed", "archived"];

export const projectsToAskOn = (queries: typeof orpc) => queries.projects.list.queryOptions({ input: {} });

/** On which of one's projects somebody is invited to bid. */
export function ChooseProject({ invited }: { invited: { id: string; fullName: string } }) {
  const t = useT("requests");
  const { data } = useQuery(projectsToAskOn(orpc));
  const own = data?.items.filter(({ status, access }) => !DONE.includes(status) && access !== "professional");
  const begin = <ButtonLink to="/project-create">{t("invite.new")}</ButtonLink>;
  return (
    <div className="max-w-2xl">
      <title>{t("invite.title", { name: invited.fullName })}</title>
      <DashboardHeader title={t("invite.title", { name: invited.fullName })} text={t("invite.text")} />
      {!own && <Skeleton height="12rem" className="mt-6" />}
      {own?.length === 0 && <EmptyState title={t("invite.none")} text={t("invite.noneText")} actions={begin} />}
      {own && own.length > 0 && (
        <>
          <ul className="mt-6 divide-y divide-line">
            {own.map(({ id, title, cover }) => (
              <li key={id}>
                <Link to={`?project=${id}&invite=${invited.id}`} className="flex items-center gap-4 py-3 hover:underline">
                  <Photo image={cover && { ...cover, isPrivate: true }} sizes="88px" alt="" className="w-22 shrink-0" />
                  <b className="min-w-0 flex-1" dir="auto">
                    {title}
                  </b>
                  <ChevronRight className="flip" size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-6">{begin}</p>
        </>
      )}
    </div>
  );
}
