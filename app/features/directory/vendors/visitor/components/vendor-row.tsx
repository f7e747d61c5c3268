import { useT } from "#app/platform/languages/language-context.tsx";
import { Rating, VerifiedMark } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { VendorCardData } from "../../vendors.contract.ts";
import { vendorPath } from "./vendor-card.tsx";

/** One line of a list of vendors: small photograph, name, two tags, rating, from which price. */
export function VendorRow({ vendor }: { vendor: VendorCardData }) {
  const t = useT("vendors");
  return (
    <div className="relative min-w-0">
      <a className="vendor-row" href={vendorPath(vendor.slug)}>
        <Photo image={vendor.photo} shape="4:3" sizes="132px" alt="" />
        <div className="min-w-0">
          <h3>
            <span className="truncate" dir="auto">
              {vendor.name}
            </span>
            <VerifiedMark label={t(`status.${vendor.status}`)} />
          </h3>
          <span className="block truncate text-sm text-muted" dir="auto">
            {vendor.tags.slice(0, 2).join(" · ") || vendor.city}
          </span>
          <Rating rating={vendor.rating} count={vendor.reviewCount} />
        </div>
        <span className="from">
          {vendor.minProjectValue ? (
            <>
              {t("from")} <MoneyText {...vendor.minProjectValue} />
            </>
          ) : (
            t("contactForPricing")
          )}
        </span>
      </a>
    </div>
  );
}
