import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useLoaderData, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { cities } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { VendorFormFields } from "../../admin/components/vendor-form.tsx";
import { VendorStatus } from "../../admin/components/vendor-status.tsx";
import type { Listing, ListingSummary } from "../../vendors.listing.contract.ts";
import { useListingForm } from "../components/use-listing-form.ts";
import { WaitingChanges } from "../components/waiting-changes.tsx";
import type { Route } from "./+types/listing";

export const handle = { namespaces: ["vendors.listing", "vendors.admin"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { orpc: server, language } = context.get(requestContext);
  const client = makeQueryClient();
  const own = await client.fetchQuery(server.vendorListing.list.queryOptions()).catch(() => []);
  const asked = new URL(request.url).searchParams.get("vendor");
  const id = own.find((listing) => listing.id === asked)?.id ?? own[0]?.id;
  await Promise.all([
    id && client.prefetchQuery(server.vendorListing.get.queryOptions({ input: { id } })),
    client.prefetchQuery(server.categories.listActive.queryOptions()),
  ]);
  return { state: dehydrateStable(client), cities: cities(language) };
}

/** The screen itself loads another entry. */
export const shouldRevalidate = () => false;

export default hydrated(OwnListing);

function OwnListing() {
  const t = useT("vendors.listing");
  const { data: own, error, refetch } = useQuery(orpc.vendorListing.list.queryOptions());
  const [parameters, setParameters] = useSearchParams();
  const current = own?.find(({ id }) => id === parameters.get("vendor")) ?? own?.[0];
  return (
    <div className="mx-auto max-w-[960px]">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={own && current && own.length > 1 && <Chooser own={own} current={current.id} onChoose={(vendor) => setParameters({ vendor })} />}
      />
      <div className="mt-6">
        {error && !own && (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("failed")}</p>
          </LocalErrorBox>
        )}
        {!own && !error && <Skeleton height="480px" />}
        {own && !current && <NoListing />}
        {current && <OneListing key={current.id} id={current.id} />}
      </div>
    </div>
  );
}

function NoListing() {
  const t = useT("vendors.listing");
  const isVendor = useViewer().viewer?.role === "vendor";
  return (
    <EmptyState
      title={t("none.title")}
      text={t("none.text")}
      actions={
        isVendor && (
          <ButtonLink variant="primary" to="/dashboard/claims">
            {t("none.find")}
          </ButtonLink>
        )
      }
    />
  );
}

function Chooser({ own, current, onChoose }: { own: readonly ListingSummary[]; current: string; onChoose(id: string): void }) {
  const t = useT("vendors.listing");
  const { code } = useLanguage();
  return (
    <SelectBox aria-label={t("choose")} value={current} onChange={(event) => onChoose(event.target.value)}>
      {own.map(({ id, name, nameAr }) => (
        <option key={id} value={id}>
          {localText(name, nameAr, code)}
        </option>
      ))}
    </SelectBox>
  );
}

function OneListing({ id }: { id: string }) {
  const t = useT("vendors.listing");
  const { data, error, refetch } = useQuery(orpc.vendorListing.get.queryOptions({ input: { id } }));
  // A colleague's change, a decision of staff, or the end of the membership.
  useLiveEvents("organization", () => void refetch());
  if (data) return <Editor listing={data} />;
  return error ? (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{t("failed")}</p>
    </LocalErrorBox>
  ) : (
    <Skeleton height="480px" />
  );
}

function Editor({ listing }: { listing: Listing }) {
  const t = useT("vendors.listing");
  const fields = useT("vendors.admin");
  const { cities: allCities } = useLoaderData<typeof loader>();
  const { data: categories = [] } = useQuery(orpc.categories.listActive.queryOptions());
  const { vendor, request, canEdit } = listing;
  const form = useListingForm(listing);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <VendorStatus status={vendor.status} />
        {vendor.status === "Verified" ? (
          <a className={buttonClass({ size: "sm" })} href={`/vendors/${encodeURIComponent(vendor.slug)}`} target="_blank" rel="noreferrer">
            <ExternalLink size={16} aria-hidden />
            {t("open")}
          </a>
        ) : (
          <span className="text-sm text-muted">{t("notPublic")}</span>
        )}
      </div>
      {request && <WaitingChanges id={vendor.id} request={request} canWithdraw={canEdit} />}
      {!canEdit && <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-sm">{t("readOnly")}</p>}
      <Form form={form} isLong>
        <ConflictBox form={form} nameOf={(field) => fields(`field.${field}`)} />
        <fieldset disabled={!canEdit} className="min-w-0">
          <VendorFormFields form={form} cities={allCities} categories={categories} isTeam />
        </fieldset>
        {canEdit && <SaveBar form={form} />}
      </Form>
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </>
  );
}
