import { ClaimNotice } from "#app/features/vendor-claims/public.ts";
import { VerifiedFacts } from "#app/features/verifications/public.ts";

/** What was checked about a vendor, and the way to claim one that is nobody's. A file of its own: pages load it behind everything else. */
export default function VendorTrust({ id, slug }: { id: string; slug: string }) {
  return (
    <>
      <VerifiedFacts vendorSlug={slug} />
      <ClaimNotice vendorId={id} />
    </>
  );
}
