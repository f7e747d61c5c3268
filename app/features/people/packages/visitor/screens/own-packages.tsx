import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { prefetchLoader, professionals } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useViewer } from "#app/kit/viewer.ts";
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

export const handle = { namespaces: ["packages.edit", "ui.form"] };

export const loader = prefetchLoader(professionals, (server) => [server.packages.list.queryOptions()]);

/** The form holds what is being typed. */
export const shouldRevalidate = () => false;

export default hydrated(OwnPackagesScreen);

function OwnPackagesScreen() {
  const t = useT("packages.edit");
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(orpc.packages.list.queryOptions());
  return (
    <div className="mx-auto max-w-[980px]">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={
          viewer && (
            <ButtonLink size="sm" to={`/profile/${viewer.id}`}>
              {t("seeProfile")}
            </ButtonLink>
          )
        }
      />
      {data ? (
        <Editor stored={data} />
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="320px" className="mt-6" />
      )}
    </div>
  );
}

function Editor({ stored }: { stored: OwnPackages }) {
  const t = useT("packages.edit");
  const form = usePackagesForm(stored);
  return (
    <Form form={form} isLong className="mt-6">
      <ConflictBox form={form} nameOf={() => t("title")} />
      {form.values.packages.length === 0 && <p className="mb-4 text-muted">{t("empty")}</p>}
      <PackageRows form={form} />
      <SaveBar form={form} />
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </Form>
  );
}
