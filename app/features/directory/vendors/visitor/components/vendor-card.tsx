import { Award, Mail, MessageCircle, Phone } from "lucide-react";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { withNode } from "#app/platform/languages/with-node.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Badge, Rating, Tag, VerifiedMark } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { VendorCardData } from "../../vendors.contract.ts";

const TAGS = 3;
const SIZES = "(max-width:720px) 100vw,(max-width:1100px) 50vw,340px";

export const vendorPath = (slug: string): string => `/vendors/${encodeURIComponent(slug)}`;

/** District and city, as far as they are known. */
export function VendorPlace({ vendor: { district, city } }: { vendor: Pick<VendorCardData, "district" | "city"> }) {
  const t = useT("vendors");
  if (!district || !city) return city;
  return withNode((place) => t("inCity", { district: place, city }), <bdi lang={languageOf(district)}>{district}</bdi>);
}

/** Plain anchors throughout: a page has two dozen of these. `isFirst` loads the photograph at once, `isPraised` says that a vendor is featured. */
export function VendorCard({ vendor, isFirst = false, isPraised = false }: { vendor: VendorCardData; isFirst?: boolean; isPraised?: boolean }) {
  const t = useT("vendors");
  const href = vendorPath(vendor.slug);
  return (
    <article className="vcard">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name below is the link that is read */}
      <a className="contents" href={href} tabIndex={-1} aria-hidden>
        <Photo image={vendor.photo} sizes={SIZES} alt="" priority={isFirst}>
          {isPraised && vendor.isFeatured && (
            <span className="badges">
              <Badge tone="clay" over icon={<Award aria-hidden />}>
                {t("featured")}
              </Badge>
            </span>
          )}
        </Photo>
      </a>
      <SaveSlot type="vendor" id={vendor.id} name={vendor.name} />
      <div className="body">
        <h3>
          <a href={href}>
            <bdi>{vendor.name}</bdi>
          </a>
          {/* A non-breaking space: the badge never wraps alone. */}
          {"\u00a0"}
          <VerifiedMark label={t(`status.${vendor.status}`)} />
          {isPraised && vendor.isFeatured && <span className="vh">{t("featured")}</span>}
        </h3>
        <p className="line">
          <Rating rating={vendor.rating} count={vendor.reviewCount} />
          {vendor.city && (
            <span dir="auto">
              <VendorPlace vendor={vendor} />
            </span>
          )}
        </p>
        <p className="min">
          {vendor.minProjectValue
            ? t.rich("projectsFrom", { amount: () => <MoneyText {...(vendor.minProjectValue ?? { amount: 0 })} /> })
            : t("contactForPricing")}
        </p>
        <Tags tags={vendor.tags} />
      </div>
      <QuickLinks vendor={vendor} href={href} />
    </article>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useT("vendors");
  const format = useFormat();
  return (
    <p className="tags">
      {tags.slice(0, TAGS).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {tags.length > TAGS && <Tag>{t("more", { n: format.number(tags.length - TAGS) })}</Tag>}
    </p>
  );
}

function QuickLinks({ vendor, href }: { vendor: VendorCardData; href: string }) {
  const t = useT("vendors");
  const { name, phoneUrl, whatsappUrl, emailUrl } = vendor;
  return (
    <div className="acts">
      <a className="link" href={href}>
        {t("viewDetails")}
        <span className="vh">{` ${name}`}</span>
      </a>
      {phoneUrl && (
        <a className="icon-btn" href={phoneUrl} aria-label={t("callVendor", { name })} title={t("call")}>
          <Phone size={16} aria-hidden />
        </a>
      )}
      {whatsappUrl && (
        <a className="icon-btn" href={whatsappUrl} target="_blank" rel="noopener noreferrer" aria-label={t("whatsappVendor", { name })} title={t("whatsapp")}>
          <MessageCircle size={16} aria-hidden />
        </a>
      )}
      {emailUrl && (
        <a className="icon-btn" href={emailUrl} aria-label={t("emailVendor", { name })} title={t("email")}>
          <Mail size={16} aria-hidden />
        </a>
      )}
    </div>
  );
}
