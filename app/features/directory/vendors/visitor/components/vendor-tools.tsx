import { SaveSlot } from "#app/features/people/saved/public.ts";
import { ShareButton } from "#app/kit/share-button.tsx";
import type { VendorDetailData } from "../../vendors.contract.ts";
import { vendorPath } from "./vendor-card.tsx";

/** Save and share: on the photographs, or beside the name where there are none. */
export const VendorTools = ({ vendor: { id, name, slug } }: { vendor: VendorDetailData }) => (
  <span className="vendor-tools">
    <SaveSlot type="vendor" id={id} name={name} />
    <ShareButton title={name} path={vendorPath(slug)} look="photo" />
  </span>
);
