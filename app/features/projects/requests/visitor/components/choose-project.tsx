import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { InvitableRequest } from "../../requests.contract.ts";
import { jobPath } from "../../requests.ts";
import { useMove } from "./use-request-moves.ts";

const DONE: readonly string[] = ["completed", "archived"];

export const projectsToAskOn = (queries: typeof orpc) => queries.projects.list.queryOptions({ input: {} });

export const requestsToInviteTo = (queries: typeof orpc, professionalId: string) => queries.requests.listInvitable.queryOptions({ input: { professionalId } });

/** Requests that take bids: the one who is invited prices the same list as the others. */
function OpenRequests({ open, professionalId }: { open: readonly InvitableRequest[]; professionalId: string }) {
  const ids = useId();
  const t = useT("requests");
  const format = useFormat();
  const invite = useMove((id: string) => api.requests.invite({ id, professionals: [professionalId] }), t("owner.inviteDone"));
  return (
    <>
      <section aria-labelledby="open-requests">
        <h2 id="open-requests" className="mt-6 text-lg">
          {t("invite.toOpen")}
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {open.map(({ id, title, lastDay, isInvited }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1">
                <Link id={`${ids}-${id}`} to={jobPath(id)} className="font-semibold hover:underline" dir="auto" lang={languageOf(title)}>
                  {title}
                </Link>
                <p className="text-sm text-muted">{t("project.comes", { day: format.date(lastDay, "long") })}</p>
              </div>
              {isInvited ? (
                <Badge tone="ok">{t("invite.already")}</Badge>
              ) : (
                <Button
                  id={`${ids}-act-${id}`}
                  pending={invite.isPending && invite.variables === id}
                  onClick={() => invite.mutate(id)}
                  aria-labelledby={`${ids}-act-${id} ${ids}-${id}`}
                >
                  {t("invite.act")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <h2 className="mt-8 text-lg">{t("invite.toNew")}</h2>
      <p className="text-muted">{t("invite.text")}</p>
    </>
  );
}

/** On which of one's projects somebody is invited to bid. */
export function ChooseProject({ invited }: { invited: { id: string; fullName: string } }) {
  const t = useT("requests");
  const { data } = useQuery(projectsToAskOn(orpc));
  const { data: open = [] } = useQuery(requestsToInviteTo(orpc, invited.id));
  const own = data?.items.filter(({ status, access }) => !DONE.includes(status) && access !== "professional");
  const begin = <ButtonLink to="/project-create">{t("invite.new")}</ButtonLink>;
  return (
    <div className="max-w-2xl">
      <title>{t("invite.title", { name: invited.fullName })}</title>
      <DashboardHeader title={t("invite.title", { name: invited.fullName })} text={open.length === 0 ? t("invite.text") : undefined} />
      {open.length > 0 && <OpenRequests open={open} professionalId={invited.id} />}
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
