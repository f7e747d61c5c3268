import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { FactsList } from "#app/ui/facts-list.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { type MapRegion, RegionMap } from "#app/ui/region-map.tsx";
import type { ShownProfile } from "../../profiles.contract.ts";
import type { ProfilePart } from "../../profiles.privacy.ts";

type Props = { profile: ShownProfile };
export type Words = MessageKey<"profiles">;
export const outside = { target: "_blank", rel: "noopener noreferrer nofollow ugc" };

/** Shows the owner that a part is not public. */
export function Mark({ profile, part }: Props & { part: ProfilePart }) {
  const t = useT("profiles");
  const audience = profile.visibility?.[part];
  if (!audience || audience === "everyone") return null;
  return <span className="seen-by">{t(audience === "nobody" ? "page.onlyYou" : "page.onlySignedIn")}</span>;
}

function Section({ profile, part, title, children }: Props & { part: ProfilePart; title: Words; children: ReactNode }) {
  const t = useT("profiles");
  return (
    <section className="sect">
      <h2>
        {t(title)} <Mark profile={profile} part={part} />
      </h2>
      {children}
    </section>
  );
}

/** Words of a fixed list; what the catalogue does not know is left out. */
export function useWords(kind: "specialization" | "style" | "language" | "day"): (codes: readonly string[]) => string[] {
  const t = useT("profiles");
  return (codes) => codes.flatMap((code) => (t.has(`${kind}.${code}`) ? [t(`${kind}.${code}` as Words)] : []));
}

const Chips = ({ items }: { items: readonly string[] }) => (
  <ul className="profile-chips">
    {items.map((item) => (
      <li key={item} className="tag">
        {item}
      </li>
    ))}
  </ul>
);

const Prose = ({ text }: { text: string }) => (
  <div className="prose">
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph} dir="auto" lang={languageOf(paragraph)} className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </div>
);

/** In words, and on the map: what is served wholly, and where only a city is. */
function ServiceAreas({ areas }: { areas: ShownProfile["serviceAreas"] }) {
  const shown = (code: string): MapRegion => {
    const here = areas.filter(({ region }) => region === code);
    if (here.length === 0) return { look: "none" };
    return { look: here.some(({ value }) => value === code) ? "on" : "part" };
  };
  const stated = areas.filter(({ travelFee }) => travelFee);
  const silent = areas.filter(({ travelFee }) => !travelFee);
  return (
    <div className="service-areas">
      <RegionMap regionOf={shown} />
      <div className="grid gap-4">
        {stated.length > 0 && <TravelFees areas={stated} />}
        {silent.length > 0 && <Chips items={silent.map(({ label }) => label)} />}
      </div>
    </div>
  );
}

/** Places by what a visit there costs, the cheapest first. */
function TravelFees({ areas }: { areas: ShownProfile["serviceAreas"] }) {
  const t = useT("profiles");
  const format = useFormat();
  const fees = [...new Set(areas.map(({ travelFee }) => travelFee?.amount ?? 0))].sort((a, b) => a - b);
  const facts = fees.map((fee) => {
    const names = areas.flatMap(({ label, travelFee }) => (travelFee?.amount === fee ? [label] : []));
    const value = fee === 0 ? t("page.noTravelFee") : t.rich("page.travelFee", { sum: () => <MoneyText amount={fee} /> });
    return [format.list(names), value] as const;
  });
  return <FactsList facts={facts} className="text-base" />;
}

/** The reading part. */
export function ProfileSections({ profile }: Props) {
  const t = useT("profiles");
  const specializations = useWords("specialization")(profile.specializations);
  const styles = useWords("style")(profile.designPreferences?.styles ?? []);
  const notes = profile.designPreferences?.notes;
  const about = profile.companyDetails?.about;
  const isEmpty =
    !profile.bio &&
    !about &&
    !notes &&
    [specializations, styles, profile.serviceAreas, profile.portfolioHighlights, profile.certifications, profile.educationHistory].every(
      ({ length }) => length === 0,
    );
  return (
    <>
      {profile.bio && (
        <Section profile={profile} part="bio" title="page.about">
          <Prose text={profile.bio} />
        </Section>
      )}
      {about && (
        <Section profile={profile} part="company" title="page.company">
          <Prose text={about} />
        </Section>
      )}
      {specializations.length > 0 && (
        <Section profile={profile} part="specializations" title="page.specializations">
          <Chips items={specializations} />
        </Section>
      )}
      {(styles.length > 0 || notes) && (
        <Section profile={profile} part="designPreferences" title="page.styles">
          {styles.length > 0 && <Chips items={styles} />}
          {notes && <Prose text={notes} />}
        </Section>
      )}
      {profile.serviceAreas.length > 0 && (
        <Section profile={profile} part="serviceAreas" title="page.serviceAreas">
          <ServiceAreas areas={profile.serviceAreas} />
        </Section>
      )}
      {profile.portfolioHighlights.length > 0 && (
        <Section profile={profile} part="portfolio" title="page.portfolio">
          <ul className="profile-list">
            {profile.portfolioHighlights.map((item) => (
              <li key={`${item.title} ${item.year}`}>
                <h3 dir="auto" lang={languageOf(item.title)}>
                  {item.title} {item.year !== null && <span className="muted">{item.year}</span>}
                </h3>
                {item.text && (
                  <p dir="auto" lang={languageOf(item.text)} className="whitespace-pre-line">
                    {item.text}
                  </p>
                )}
                {item.url && (
                  <a className="link" href={item.url} {...outside}>
                    {t("page.visit")}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isEmpty && <p className="sect muted">{t(profile.isOwn ? "page.emptyOwn" : "page.empty")}</p>}
    </>
  );
}
