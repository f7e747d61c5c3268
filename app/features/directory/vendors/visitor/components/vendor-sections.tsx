import { Award, MapPin } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Badge, Rating, Tag } from "#app/ui/marks.tsx";
import { MoneyRange, MoneyText } from "#app/ui/money-text.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { VendorDetailData } from "../../vendors.contract.ts";
import { formatVendorSearch, type VendorType } from "../../vendors.search.ts";
import { VendorPlace } from "./vendor-card.tsx";
import { ContactButtons } from "./vendor-contact.tsx";
import { VendorTools } from "./vendor-tools.tsx";

type Props = { vendor: VendorDetailData };

/** A vendor of both kinds is said to be each. */
const kindsOf = (type: VendorType) => (type === "Both" ? (["Service", "Product"] as const) : [type]);

export function VendorHead({ vendor }: Props) {
  const t = useT("vendors");
  return (
    <header className="detail-head">
      <div className="chips">
        {vendor.isFeatured && (
          <Badge tone="clay" icon={<Award aria-hidden />}>
            {t("featured")}
          </Badge>
        )}
        <StatusBadge tone="ok">{t(`status.${vendor.status}`)}</StatusBadge>
        {kindsOf(vendor.vendorType).map((kind) => (
          <Badge key={kind}>{t(`type.${kind}`)}</Badge>
        ))}
      </div>
      <h1 dir="auto">{vendor.name}</h1>
      <p className="facts">
        <Rating rating={vendor.rating} count={vendor.reviewCount} />
        {vendor.city && (
          <span>
            <MapPin size={16} aria-hidden />
            <span>
              <VendorPlace vendor={vendor} />
            </span>
          </span>
        )}
        {vendor.photos.length === 0 && <VendorTools vendor={vendor} />}
      </p>
      <ContactButtons vendor={vendor} />
    </header>
  );
}

export function AboutSection({ vendor }: Props) {
  const t = useT("vendors.page");
  if (!vendor.description) return null;
  return (
    <section className="sect">
      <h2>{t("about")}</h2>
      <div className="prose">
        {vendor.description.split(/\n{2,}/).map((text) => (
          <p key={text} dir="auto" className="whitespace-pre-line" lang={languageOf(text)}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

export function ServicesSection({ vendor }: Props) {
  const t = useT("vendors.page");
  const { categories, tags } = vendor;
  if (categories.length === 0 && tags.length === 0) return null;
  return (
    <section className="sect">
      {categories.length > 0 && (
        <>
          <h2>{t("services")}</h2>
          <div className="chips">
            {categories.map((category) => (
              <Link key={category.id} className="chip" to={`/vendors${formatVendorSearch({ category: category.id })}`} dir="auto">
                {category.name}
              </Link>
            ))}
          </div>
        </>
      )}
      {tags.length > 0 && (
        <>
          <h2 className={categories.length > 0 ? "mt-7" : ""}>{t("specializations")}</h2>
          <div className="chips">
            {tags.map((tag) => (
              <Tag key={tag} className="lg">
                {tag}
              </Tag>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

export function PricingSection({ vendor }: Props) {
  const t = useT("vendors");
  const page = useT("vendors.page");
  const { minProjectValue, priceRangeMin, priceRangeMax } = vendor;
  return (
    <section className="sect">
      <h2>{page("pricing")}</h2>
      <dl className="price-pair">
        <div>
          <dt>{page("minProjectValue")}</dt>
          <dd>{minProjectValue ? <MoneyText {...minProjectValue} /> : t("contactForPricing")}</dd>
        </div>
        {(priceRangeMin || priceRangeMax) && (
          <div>
            <dt>{page("priceRange")}</dt>
            <dd>
              <MoneyRange from={priceRangeMin} to={priceRangeMax} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export function AdditionalSection({ vendor }: Props) {
  const t = useT("vendors.page");
  const format = useFormat();
  const { coverageAreas, languages, licenseNumber } = vendor;
  if (coverageAreas.length === 0 && languages.length === 0 && !licenseNumber) return null;
  const named = languages.map((language) => (t.has(`language.${language}`) ? t(`language.${language}` as "language.Arabic") : language));
  return (
    <section className="sect">
      <h2>{t("additional")}</h2>
      <dl className="facts-list">
        {coverageAreas.length > 0 && (
          <div>
            <dt>{t("coverage")}</dt>
            <dd>
              <bdi>{format.list(coverageAreas)}</bdi>
            </dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt>{t("languages")}</dt>
            <dd>
              <bdi>{format.list(named)}</bdi>
            </dd>
          </div>
        )}
        {licenseNumber && (
          <div>
            <dt>{t("license")}</dt>
            <dd className="num">
              <bdi dir="ltr">{licenseNumber}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
