import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useVendorForm } from "../../admin/components/use-vendor-form.ts";
import type { AdminVendor } from "../../vendors.admin.contract.ts";
import type { Listing } from "../../vendors.listing.contract.ts";

/** The form's base: the entry, with values waiting for review in place of the public ones. */
const withRequested = ({ vendor, request }: Listing): AdminVendor => ({ ...vendor, ...request?.changes }) as AdminVendor;

/** The form of a vendor's own people. */
export function useListingForm(listing: Listing) {
  const t = useT("vendors.listing");
  const client = useQueryClient();
  const form = useVendorForm(withRequested(listing), {
    photos: "/api/v1/vendor/listings/photos",
    async save(edit) {
      const saved = await api.vendorListing.update(edit);
      client.setQueryData(orpc.vendorListing.get.queryKey({ input: { id: edit.id } }), saved);
      toast({ title: t(saved.request ? "savedForReview" : "saved") });
      return withRequested(saved);
    },
    onSaved: () => client.invalidateQueries({ queryKey: orpc.vendorListing.list.key() }),
  });
  const { vendor, request } = listing;
  const state = `${vendor.version} ${request?.id}`;
  const shown = useRef(state);
  // A colleague saved or staff decided: shown at once, or on save for those who are typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the entry is another one
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (!form.isDirty && !form.isSending) form.restart(withRequested(listing));
  }, [state]);
  return form;
}
