import { Check } from "lucide-react";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Lattice } from "#app/ui/brand.tsx";
import { classes } from "#app/ui/classes.ts";
import { Badge, Rating, Tag, VerifiedMark } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ProfessionalCardData } from "../../professionals.contract.ts";

const WIDE = "(max-width:720px) 66vw,(max-width:1100px) 60vw,310px";
const SMALL = "(max-width:720px) 33vw,(max-width:1100px) 30vw,155px";
const ALL_PHOTOS = 3;

/** Plain anchors throughout: a page has two dozen of these. `isFirst` loads the large photograph at once. */
export function ProfessionalCard({ professional, isFirst = false }: { professional: ProfessionalCardData; isFirst?: boolean }) {
  const t = useT("professionals");
  const { id, path, name, city, company, specialities, checked } = professional;
  return (
    <article className="procard" data-regions={professional.regions.join(" ")}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name below is the link that is read */}
      <a className={classes("trio", professional.photos.length === 0 && "unseen")} href={path} tabIndex={-1} aria-hidden>
        <Work professional={professional} isFirst={isFirst} />
      </a>
      <SaveSlot type="profile" id={id} name={name} />
      <div className="body">
        <div className="head">
          <h3>
            <a href={path}>
              <bdi>{name}</bdi>
            </a>
            {"\u00a0"}
            {professional.isVerified && <VerifiedMark label={t("verified")} />}
          </h3>
          <Reviewed professional={professional} />
        </div>
        <p className="line">
          <span>{professional.profession}</span>
          {company && <span dir="auto">{company}</span>}
          {city && <span>{city}</span>}
        </p>
        {checked.length > 0 && (
          <ul className="ticks">
            {checked.map((fact) => (
              <li key={fact}>
                <Check size={14} aria-hidden />
                {fact}
              </li>
            ))}
          </ul>
        )}
        {specialities.length > 0 && (
          <div className="tags">
            {specialities.map((speciality) => (
              <Tag key={speciality}>{speciality}</Tag>
            ))}
          </div>
        )}
        <p className="foot">
          <Begin professional={professional} />
          <Price professional={professional} />
        </p>
      </div>
    </article>
  );
}

/** The mean, or how many reviews there are while it is not shown; nobody starts with empty stars. */
function Reviewed({ professional: { rating, reviewCount } }: { professional: ProfessionalCardData }) {
  const t = useT("professionals");
  if (reviewCount === 0) return <Badge tone="info">{t("noReviews")}</Badge>;
  return rating === null ? <span className="text-sm text-muted">{t("reviews", { n: reviewCount })}</span> : <Rating rating={rating} count={reviewCount} />;
}

/** One large photograph and two small ones; where there are fewer, the lattice stands for what is missing. */
function Work({ professional: { photos, work }, isFirst }: { professional: ProfessionalCardData; isFirst: boolean }) {
  const t = useT("professionals");
  const [lead, ...others] = photos;
  return (
    <>
      {lead && <Photo image={lead} shape="fill" sizes={WIDE} alt="" priority={isFirst} />}
      {others.map((photo) => (
        <Photo key={photo.id} image={photo} shape="fill" sizes={SMALL} alt="" />
      ))}
      {photos.length < ALL_PHOTOS && (
        <span className="lacking">
          <Lattice />
          {work < 2 && <span>{t("workSoFar", { n: work })}</span>}
        </span>
      )}
    </>
  );
}

/** One price with what it buys: of a package, else of an hour. */
function Price({ professional: { package: named, hourlyRate } }: { professional: ProfessionalCardData }) {
  const t = useT("professionals");
  if (named)
    return (
      <span>{t.rich("package", { name: () => <bdi lang={languageOf(named.title)}>{named.title}</bdi>, amount: () => <MoneyText {...named.price} /> })}</span>
    );
  return hourlyRate && <span>{t.rich("hourly", { amount: () => <MoneyText {...hourlyRate} /> })}</span>;
}

function Begin({ professional: { start, years } }: { professional: ProfessionalCardData }) {
  const t = useT("professionals");
  const format = useFormat();
  if (!start) return <span>{years === null ? "" : t("years", { n: years })}</span>;
  if (!start.accepts) return <span className="start late">{start.day ? t("begin.until", { day: format.date(start.day, "day") }) : t("begin.booked")}</span>;
  return start.day ? (
    <span className="start">{t("begin.on", { day: format.date(start.day, "day") })}</span>
  ) : (
    <span className="start soon">{t("begin.now")}</span>
  );
}
