import { SaveSlot } from "#app/features/people/saved/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Lattice } from "#app/ui/brand.tsx";
import { classes } from "#app/ui/classes.ts";
import { Rating, Tag, VerifiedMark } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ProfessionalCardData } from "../../professionals.contract.ts";

const WIDE = "(max-width:720px) 66vw,(max-width:1100px) 60vw,310px";
const SMALL = "(max-width:720px) 33vw,(max-width:1100px) 30vw,155px";
const ALL_PHOTOS = 3;

/** Plain anchors throughout: a page has two dozen of these. `isFirst` loads the large photograph at once. */
export function ProfessionalCard({ professional, isFirst = false }: { professional: ProfessionalCardData; isFirst?: boolean }) {
  const t = useT("professionals");
  const { id, path, name, city, company, hourlyRate, specialities } = professional;
  return (
    <article className="procard" data-regions={professional.regions.join(" ")}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name below is the link that is read */}
      <a className={classes("trio", professional.photos.length === 0 && "unseen")} href={path} tabIndex={-1} aria-hidden>
        <Work professional={professional} isFirst={isFirst} />
      </a>
      <SaveSlot type="profile" id={id} name={name} />
      <div className="body">
        <h3>
          <a href={path}>
            <bdi>{name}</bdi>
          </a>
          {"\u00a0"}
          {professional.isVerified && <VerifiedMark label={t("verified")} />}
        </h3>
        {professional.reviewCount > 0 && (
          <p className="rated">
            {professional.rating === null ? (
              t("reviews", { n: professional.reviewCount })
            ) : (
              <Rating rating={professional.rating} count={professional.reviewCount} />
            )}
          </p>
        )}
        <p className="line">
          <span>{professional.profession}</span>
          {company && <span dir="auto">{company}</span>}
          {city && <span>{city}</span>}
        </p>
        {specialities.length > 0 && (
          <div className="tags">
            {specialities.map((speciality) => (
              <Tag key={speciality}>{speciality}</Tag>
            ))}
          </div>
        )}
        <p className="foot">
          <Begin professional={professional} />
          {hourlyRate && <span>{t.rich("hourly", { amount: () => <MoneyText {...hourlyRate} /> })}</span>}
        </p>
      </div>
    </article>
  );
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

function Begin({ professional: { start, years } }: { professional: ProfessionalCardData }) {
  const t = useT("professionals");
  const format = useFormat();
  if (!start) return <span>{years === null ? "" : t("years", { n: years })}</span>;
  if (!start.accepts) return <span className="start late">{t("begin.booked")}</span>;
  return start.day ? (
    <span className="start">{t("begin.on", { day: format.date(start.day, "day") })}</span>
  ) : (
    <span className="start soon">{t("begin.now")}</span>
  );
}
