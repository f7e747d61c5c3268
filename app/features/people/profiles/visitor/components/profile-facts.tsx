import type { ReactNode } from "react";
import { clock } from "#app/platform/languages/clock.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import type { ShownProfile } from "../../profiles.contract.ts";
import type { ProfilePart } from "../../profiles.privacy.ts";
import { shownTeamSize } from "../../profiles.ts";
import { Mark, outside, useWords, type Words } from "./profile-parts.tsx";

type Props = { profile: ShownProfile };

/** One line of the panel; nothing without a value. */
function Fact({ profile, part, label, children }: Props & { part: ProfilePart; label: Words; children: ReactNode }) {
  const t = useT("profiles");
  if (!children) return null;
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        {children} <Mark profile={profile} part={part} />
      </dd>
    </div>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes as people say them: rounded up to the unit that fits. */
function useAnswerTime(): (minutes: number) => string {
  const t = useT("profiles");
  return (minutes) => {
    if (minutes <= HOUR) return t("page.minutes", { n: minutes });
    return minutes <= 2 * DAY ? t("page.hoursLong", { n: Math.ceil(minutes / HOUR) }) : t("page.daysLong", { n: Math.ceil(minutes / DAY) });
  };
}

const hasKeyFacts = ({ hourlyRate, answerTime, availabilityPreferences }: ShownProfile) =>
  Boolean(hourlyRate || answerTime || availabilityPreferences?.earliestStart);

/** What decides whether someone is asked: when, how fast they answer, for how much. */
export function KeyFacts({ profile }: Props) {
  return (
    hasKeyFacts(profile) && (
      <dl className="facts-list">
        <KeyRows profile={profile} />
      </dl>
    )
  );
}

function KeyRows({ profile }: Props) {
  const t = useT("profiles");
  const format = useFormat();
  const timeOf = useAnswerTime();
  const { hourlyRate, answerTime, availabilityPreferences: availability } = profile;
  return (
    <>
      <Fact profile={profile} part="availability" label="page.earliestStart">
        {availability?.earliestStart && format.date(availability.earliestStart, "long")}
      </Fact>
      {answerTime && (
        <div>
          <dt>{t("page.answers")}</dt>
          <dd>{t("page.answersIn", { time: timeOf(answerTime.minutes), n: answerTime.count })}</dd>
        </div>
      )}
      <Fact profile={profile} part="hourlyRate" label="page.hourlyRate">
        {hourlyRate && <MoneyText {...hourlyRate} />}
      </Fact>
    </>
  );
}

function hasFurtherFacts({ availabilityPreferences, companyDetails, preferences, socialLinks, ...profile }: ShownProfile): boolean {
  const { phone, email, website, address, businessLicense } = profile;
  const said = [
    availabilityPreferences?.days[0],
    availabilityPreferences?.from,
    companyDetails?.foundedYear,
    companyDetails?.teamSize,
    preferences.languages[0],
  ];
  return [...said, phone, email, website, address, businessLicense, Object.keys(socialLinks)[0]].some(Boolean);
}

/** The other facts, in the reading part of pages that ask. */
export function ProfileFacts({ profile }: Props) {
  const t = useT("profiles");
  if (!hasFurtherFacts(profile)) return null;
  return (
    <section className="sect">
      <h2>{t("page.details")}</h2>
      <dl className="facts-list profile-facts">
        <FurtherRows profile={profile} />
      </dl>
    </section>
  );
}

/** All facts, beside pages that ask nothing. */
export function ProfileAside({ profile }: Props) {
  if (!hasKeyFacts(profile) && !hasFurtherFacts(profile)) return null;
  return (
    <div className="panel">
      <dl className="facts-list">
        <KeyRows profile={profile} />
        <FurtherRows profile={profile} />
      </dl>
    </div>
  );
}

function FurtherRows({ profile }: Props) {
  const t = useT("profiles");
  const format = useFormat();
  const languages = useWords("language")(profile.preferences.languages);
  const days = useWords("day")(profile.availabilityPreferences?.days ?? []);
  const { availabilityPreferences: availability, companyDetails, phone, email, website, address, preferences } = profile;
  const links = Object.entries(profile.socialLinks);
  const way = `contactWay.${preferences.contactBy}`;
  return (
    <>
      <Fact profile={profile} part="availability" label="page.days">
        {days.length > 0 && format.list(days)}
      </Fact>
      <Fact profile={profile} part="availability" label="page.hours">
        {availability?.from && availability.to && t("page.hoursRange", { from: clock(format, availability.from), to: clock(format, availability.to) })}
      </Fact>
      <Fact profile={profile} part="languages" label="page.languages">
        {languages.length > 0 && format.list(languages)}
      </Fact>
      <Fact profile={profile} part="company" label="page.founded">
        {companyDetails?.foundedYear}
      </Fact>
      <Fact profile={profile} part="company" label="page.teamSize">
        {companyDetails?.teamSize && t("page.teamPeople", { size: shownTeamSize(companyDetails.teamSize) })}
      </Fact>
      <Fact profile={profile} part="license" label="page.license">
        {profile.businessLicense && <bdi dir="ltr">{profile.businessLicense}</bdi>}
      </Fact>
      <Fact profile={profile} part="phone" label="page.phone">
        {phone && (
          <>
            <PhoneLink phone={phone} />
            {profile.isPhoneVerified && <span className="block text-sm text-ok">{t("page.phoneVerified")}</span>}
          </>
        )}
      </Fact>
      <Fact profile={profile} part="email" label="page.email">
        {email && (
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </Fact>
      <Fact profile={profile} part="phone" label="page.prefers">
        {preferences.contactBy && t.has(way) && t(way)}
      </Fact>
      <Fact profile={profile} part="website" label="page.website">
        {website && (
          <a href={website} {...outside}>
            <bdi dir="ltr">{website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}</bdi>
          </a>
        )}
      </Fact>
      <Fact profile={profile} part="address" label="page.address">
        {address && <bdi lang={languageOf(address)}>{address}</bdi>}
      </Fact>
      <Fact profile={profile} part="socialLinks" label="page.elsewhere">
        {links.length > 0 && (
          <span className="profile-links">
            {links.map(([network, link]) => (
              <a key={network} href={link} {...outside}>
                {t(`network.${network}` as Words)}
              </a>
            ))}
          </span>
        )}
      </Fact>
    </>
  );
}
