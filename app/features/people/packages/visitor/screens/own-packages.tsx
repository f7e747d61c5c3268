import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { actingLoader } from "#app/features/people/organizations/public.server.ts";
import { ActingFor, useActing } from "#app/features/people/organizations/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { OwnPackages } from "../../packages.contract.ts";
import { PackageRows } from "../components/package-rows.tsx";
import { usePackagesForm } from "../components/use-packages-form.ts";

export const handle = { namespaces: ["packages.edit", "organizations.acting", "ui.form"] };

export const loader = actingLoader((server, professionalId) => [server.packages.list.queryOptions({ input: { professionalId } })]);

/** The form holds what is being typed. */
export const shouldRevalidate = () => false;

export default hydrated(OwnPackagesScreen);

function OwnPackagesScreen() {
  const t = useT("packages.edit");
  const acting = useActing();
  const { current } = acting;
  const theirs = useT("organizations.acting");
  const isTheirs = current !== undefined && current.organization !== null;
  const title = isTheirs ? theirs("packages", { name: current.name }) : t("title");
  return (
    <div className="mx-auto max-w-[980px]">
      <title>{title}</title>
      <DashboardHeader
        title={title}
        text={!isTheirs && t("text")}
        actions={
          current && (
            <ButtonLink size="sm" to={`/profile/${current.id}`}>
              {isTheirs ? theirs("profile") : t("seeProfile")}
            </ButtonLink>
          )
        }
      />
      <ActingFor acting={acting} />
      {current && <PackagesOf key={current.id} professional={current} />}
    </div>
  );
}

type Professional = { id: string; canEdit: boolean };

function PackagesOf({ professional }: { professional: Professional }) {
  const t = useT("packages.edit");
  const { data, error, refetch } = useQuery(orpc.packages.list.queryOptions({ input: { professionalId: professional.id } }));
  if (data) return <Editor stored={data} professional={professional} />;
  return error ? (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{t("failed")}</p>
    </LocalErrorBox>
  ) : (
    <Skeleton height="320px" className="mt-6" />
  );
}

function Editor({ stored, professional: { id, canEdit } }: { stored: OwnPackages; professional: Professional }) {
  const t = useT("packages.edit");
  const form = usePackagesForm(stored, id);
  return (
    <Form form={form} isLong className="mt-6">
      <ConflictBox form={form} nameOf={() => t("title")} />
      {form.values.packages.length === 0 && <p className="mb-4 text-muted">{t("empty")}</p>}
      <fieldset disabled={!canEdit} className="min-w-0">
        <PackageRows form={form} />
      </fieldset>
      {canEdit && <SaveBar form={form} />}
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </Form>
  );
}
