import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { listAddress } from "#app/platform/list/list-address.ts";
import { MissingPage, Skeleton } from "#app/ui/states.tsx";
import { ASKED_PATH } from "../../requests.ts";
import { AskForm } from "../components/ask-form.tsx";
import { ChooseProject, projectsToAskOn, requestsToInviteTo } from "../components/choose-project.tsx";
import "../../requests.css";

/** `invite`: a professional whom the viewer came from. */
const address = listAddress({ project: "id", request: "id", invite: "id" });

const project = (queries: typeof orpc, id: string) => ({ ...queries.projects.get.queryOptions({ input: { id } }), enabled: id !== "", retry: false });
const draft = (queries: typeof orpc, id: string) => ({ ...queries.requests.getDraft.queryOptions({ input: { id } }), enabled: id !== "", retry: false });
const invited = (queries: typeof orpc, id: string) => ({ ...queries.profiles.get.queryOptions({ input: { id } }), enabled: id !== "", retry: false });

export const loader = listLoader(signedInPeople, address, (server, search) => [
  ...(search.project ? [project(server, search.project)] : []),
  ...(search.request ? [draft(server, search.request)] : []),
  ...(search.invite ? [invited(server, search.invite)] : []),
  ...(search.invite && !search.project ? [projectsToAskOn(server), requestsToInviteTo(server, search.invite)] : []),
]);

/** The form holds what is being typed. */
export const shouldRevalidate = () => false;

export default hydrated(Ask);

function Ask() {
  const t = useT("requests");
  const [parameters] = useSearchParams();
  const search = address.parse(parameters);
  const begun = useQuery(draft(orpc, search.request));
  const projectId = begun.data?.projectId ?? search.project;
  const of = useQuery(project(orpc, projectId));
  const person = useQuery(invited(orpc, search.invite));
  const isMissing =
    begun.isError || of.isError || person.isError || (!search.project && !search.request && !search.invite) || of.data?.access === "professional";
  if (isMissing) return <MissingPage title={t("missing.title")} text={t("missing.text")} to={ASKED_PATH} action={t("missing.back")} />;
  if (person.data && !projectId) return <ChooseProject invited={person.data} />;
  if (!of.data || (search.request && !begun.data) || (search.invite && !person.data))
    return (
      <>
        <title>{t("ask.title")}</title>
        <Skeleton height="480px" />
      </>
    );
  const first = person.data && { id: person.data.id, name: person.data.fullName, href: person.data.path, isVendor: false };
  return <AskForm project={of.data} draft={begun.data ?? null} first={first} />;
}
