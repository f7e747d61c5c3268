import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { ArrowLeft, ExternalLink } from "lucide-react";
import { data, Link, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { cities } from "#app/platform/places/places.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState, ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { AdminVendor } from "../../vendors.admin.contract.ts";
import { VendorHistory } from "../components/history.tsx";
import { useAdminVendorForm } from "../components/use-vendor-form.ts";
import { VendorFormFields } from "../components/vendor-form.tsx";
import { useVendorName, VendorStatus } from "../components/vendor-status.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { orpc: server, language } = context.get(requestContext);
  const client = makeQueryClient();
  const id = params.id ?? "";
  const query = server.vendorsAdmin.get.queryOptions({ input: { id } });
  if (isId(id)) await Promise.all([client.prefetchQuery(query), client.prefetchQuery(server.categories.list.queryOptions())]);
  const error = client.getQueryState(query.queryKey)?.error as { status?: number } | null | undefined;
  const status = !isId(id) || error?.status === 404 ? 404 : 200;
  return data({ state: dehydrateStable(client), cities: cities(language), isMissing: status === 404 }, { status });
}

const address = listAddress({ tab: oneOf(["details", "history"]) });

export default function AdminVendorScreen() {
  const { state, isMissing } = useLoaderData<typeof loader>();
  return <HydrationBoundary state={state}>{isMissing ? <Missing /> : <VendorPage />}</HydrationBoundary>;
}

const BackLink = () => {
  const t = useT("vendors.admin");
  return (
    <Link className="link mb-3 inline-flex text-sm" to="/admin/vendors">
      <ArrowLeft size={16} className="flip" aria-hidden />
      {t("edit.back")}
    </Link>
  );
};

function Missing() {
  const t = useT("vendors.admin");
  return (
    <>
      <title>{t("edit.notFoundTitle")}</title>
      <BackLink />
      <EmptyState title={t("edit.notFoundTitle")} text={t("edit.notFound")} />
    </>
  );
}

function VendorPage() {
  const t = useT("vendors.admin");
  const { id = "" } = useParams();
  // While someone types, a refetch must not replace the form's base: conflicts are found on save.
  const vendor = useQuery({ ...orpc.vendorsAdmin.get.queryOptions({ input: { id } }), staleTime: 0 });
  if (vendor.isError) {
    return (
      <>
        <BackLink />
        <ErrorNotice
          title={t("toast.error")}
          actions={
            <Button onClick={() => void vendor.refetch()} pending={vendor.isFetching}>
              {t("tryAgain")}
            </Button>
          }
        >
          <p>{t("edit.loadFailed")}</p>
        </ErrorNotice>
      </>
    );
  }
  if (!vendor.data) return <Skeleton height="480px" />;
  return <Editor key={vendor.data.id} vendor={vendor.data} />;
}

function Editor({ vendor }: { vendor: AdminVendor }) {
  const t = useT("vendors.admin");
  const { cities: allCities } = useLoaderData<typeof loader>();
  const { search, to } = useListAddress(address, `/admin/vendors/${vendor.id}`);
  const { tab } = search;
  const form = useAdminVendorForm(vendor);
  const categories = useQuery(orpc.categories.list.queryOptions());
  const { stored: base } = form;
  const name = useVendorName()(base);
  return (
    <div className="max-w-[960px]">
      <title>{`${name} · ${t("title")}`}</title>
      <BackLink />
      <DashboardHeader
        title={<bdi>{name}</bdi>}
        text={<VendorStatus status={base.status} />}
        actions={
          base.status === "Verified" && (
            <a className={buttonClass({ size: "sm" })} href={`/vendors/${encodeURIComponent(base.slug)}`} target="_blank" rel="noreferrer">
              <ExternalLink size={16} aria-hidden />
              {t("edit.openPublic")}
            </a>
          )
        }
      />
      <div className="my-6">
        <Tabs
          label={name}
          current={tab}
          tabs={[
            { id: "details", label: t("edit.tabDetails"), to: to({ tab: "details" }) },
            { id: "history", label: t("edit.tabHistory"), to: to({ tab: "history" }) },
          ]}
        />
      </div>
      {tab === "history" ? (
        <>
          <h2 className="mb-6 text-xl">{t("history.title")}</h2>
          <VendorHistory id={base.id} />
        </>
      ) : (
        <Form form={form} isLong>
          <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
          <VendorFormFields form={form} cities={allCities} categories={categories.data ?? []} />
          <SaveBar form={form} />
        </Form>
      )}
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </div>
  );
}
