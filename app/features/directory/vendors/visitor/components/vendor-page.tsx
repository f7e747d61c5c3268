import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ReviewsSlot } from "#app/features/people/reviews/public.ts";
import { SaveSlots } from "#app/features/people/saved/public.ts";
import { VerifiedFacts } from "#app/features/people/verifications/public.ts";
import { type QuoteOptions, QuoteRequest, reachOf } from "#app/features/projects/quotes/public.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { factsOf, starsOf } from "#app/platform/pages/share-facts.ts";
import { isThin, lettersOf } from "#app/platform/pages/thin.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { ServerMarkup } from "#app/ui/server-markup.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { VendorCardData, VendorDetailData } from "../../vendors.contract.ts";
import { vendorJsonLd } from "../../vendors.json-ld.ts";
import { formatVendorSearch } from "../../vendors.search.ts";
import { VendorCard, vendorPath } from "./vendor-card.tsx";
import { ContactInformation } from "./vendor-contact.tsx";
import { VendorGallery } from "./vendor-gallery.tsx";
import { AboutSection, AdditionalSection, PricingSection, ServicesSection, VendorHead } from "./vendor-sections.tsx";

const ClaimNotice = lazy(() => import("#app/features/directory/vendor-claims/public.ts").then((module) => ({ default: module.ClaimNotice })));

/** The server-rendered parts, and those that load later. */
export type WrittenParts = { similar: VendorCardData[]; quotes: QuoteOptions };
type Written = ServerRows<WrittenParts> | undefined;

/** Everything about one vendor, with the form that asks it for a quote. */
export function VendorPage({ vendor, written }: { vendor: VendorDetailData; written: Written }) {
  const t = useT("vendors");
  const page = useT("vendors.page");
  const { viewer } = useViewer();
  // The server wrote prices in riyals.
  const currency = viewer?.currency ?? "SAR";
  const { minProjectValue } = vendor;
  const price = minProjectValue ? (
    <>
      <span className="muted">{page("projectsFromLabel")}</span>
      <MoneyText {...minProjectValue} />
    </>
  ) : (
    <span className="muted">{t("contactForPricing")}</span>
  );
  return (
    <div className="wrap">
      <Head vendor={vendor} />
      <meta name="counted" content={`vendor ${vendor.id}`} />
      <div className="vendor-way">
        <Link className="link p-only" to="/vendors">
          <ArrowLeft className="flip" size={16} aria-hidden />
          {t("title")}
        </Link>
        <span className="d-only">
          <Breadcrumbs
            items={[
              { label: page("home"), to: "/home" },
              { label: t("title"), to: "/vendors" },
              ...(vendor.city && vendor.cityValue ? [{ label: vendor.city, to: `/vendors${formatVendorSearch({ city: vendor.cityValue })}` }] : []),
              { label: <span dir="auto">{vendor.name}</span> },
            ]}
          />
        </span>
      </div>
      <VendorGallery vendor={vendor} />
      <div className="detail">
        <article>
          <VendorHead vendor={vendor} />
          <AboutSection vendor={vendor} />
          <ServicesSection vendor={vendor} />
          <PricingSection vendor={vendor} />
          <ContactInformation vendor={vendor} />
          <AdditionalSection vendor={vendor} />
          <VerifiedFacts vendorSlug={vendor.slug} />
          {viewer?.role === "vendor" && (
            <Suspense>
              <ClaimNotice vendorId={vendor.id} />
            </Suspense>
          )}
          <ReviewsSlot
            type="vendor"
            id={vendor.id}
            title={page("reviews")}
            count={vendor.ownReviewCount}
            imported={vendor.imported && <ImportedRating {...vendor.imported} />}
          />
        </article>
        <QuoteRequest
          vendor={{ id: vendor.id, name: vendor.name, city: vendor.cityValue, reach: reachOf({ hasTeam: vendor.hasOwner, contactEmail: vendor.contactEmail }) }}
          price={price}
          written={written}
        />
      </div>
      {written && currency === "SAR" ? <WrittenSimilar written={written} /> : <Similar slug={vendor.slug} />}
    </div>
  );
}

/** What the vendor is rated elsewhere, with the source. */
function ImportedRating({ rating, count, isGoogle }: NonNullable<VendorDetailData["imported"]>) {
  const t = useT("vendors.page");
  const format = useFormat();
  const stars = format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return <p className="mb-4 text-sm text-muted">{t(isGoogle ? "ratedOnGoogle" : "ratedElsewhere", { stars, n: count })}</p>;
}

function Similar({ slug }: { slug: string }) {
  const onClick = useAnchors();
  const { data: vendors = [] } = useQuery(orpc.vendors.similar.queryOptions({ input: { slug } }));
  // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
  return <div onClick={onClick}>{similar(vendors)}</div>;
}

function WrittenSimilar({ written }: { written: ServerRows<WrittenParts> }) {
  return (
    <ServerMarkup rows={written} onClick={useAnchors()} alive={(root) => <SaveSlots root={root} />}>
      {(rows) => similar(rows.similar)}
    </ServerMarkup>
  );
}

const similar = (vendors: readonly VendorCardData[]) => vendors.length > 0 && <SimilarCards vendors={vendors} />;

function SimilarCards({ vendors }: { vendors: readonly VendorCardData[] }) {
  const t = useT("vendors.page");
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t("similar")}</h2>
      </div>
      <div className="cards four">
        {vendors.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </div>
    </section>
  );
}

function Head({ vendor }: { vendor: VendorDetailData }) {
  const t = useT("vendors");
  const page = useT("vendors.page");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = vendorPath(vendor.slug);
  const photo = vendor.photos[0];
  const crumbs = [
    { name: page("home"), path: "/home" },
    { name: t("title"), path: "/vendors" },
    { name: vendor.name, path },
  ];
  return (
    <PageHead
      title={vendor.city ? `${vendor.name}, ${vendor.city}` : vendor.name}
      description={vendor.description?.replace(/\s+/g, " ").slice(0, 200) || t("description")}
      path={path}
      language={code}
      type="profile"
      image={photo && photoUrl(photo.id, 1280, "jpg")}
      isHidden={isThin({ letters: lettersOf(vendor.name, vendor.description), pictures: vendor.photos.length, voices: vendor.ownReviewCount })}
      shared={import.meta.env.SSR ? { title: vendor.name, facts: factsOf(vendor.city, starsOf(vendor.rating)) } : undefined}
      jsonLd={import.meta.env.SSR ? vendorJsonLd(vendor, siteUrl, crumbs) : {}}
    />
  );
}
