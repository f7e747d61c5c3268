import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, ChevronRight, Eye, MapPin, Pencil } from "lucide-react";
import { Suspense } from "react";
import { orpc } from "#app/api/client.ts";
import { Packages } from "#app/features/people/packages/public.ts";
import { Portfolio, portfolioQuery } from "#app/features/people/portfolio/public.ts";
import { QuestionsSlot } from "#app/features/people/questions/public.ts";
import { hasMean, ReviewsSlot } from "#app/features/people/reviews/public.ts";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { type Stated, VerifiedFacts } from "#app/features/people/verifications/public.ts";
import { MessageButton } from "#app/features/talk/messages/public.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { offersWork } from "#app/platform/auth/viewer.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { factsOf, starsOf } from "#app/platform/pages/share-facts.ts";
import { isThin, lettersOf } from "#app/platform/pages/thin.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Badge, Rating, VerifiedMark } from "#app/ui/marks.tsx";
import type { ShownProfile } from "../../profiles.contract.ts";
import { profileJsonLd } from "../../profiles.json-ld.ts";
import { KeyFacts, ProfileAside, ProfileFacts } from "./profile-facts.tsx";
import { Mark, ProfileSections } from "./profile-parts.tsx";
import { useWork, Work } from "./profile-work.tsx";
import { WeeksSlot } from "./weeks-slot.tsx";
import "../../profiles.page.css";

type Props = { profile: ShownProfile };

/** A person's public page: their work first. */
export function ProfilePage({ profile }: Props) {
  const t = useT("profiles");
  const asks = offersWork(profile) && !profile.isOwn;
  return (
    <div className="wrap">
      <Head profile={profile} />
      {profile.role === "professional" && <meta name="counted" content={`professional ${profile.id}`} />}
      {profile.permissions.canEdit && <OwnBar profile={profile} />}
      <header className="profile-head">
        <Avatar name={profile.fullName} src={profile.avatar && photoUrl(profile.avatar.id, 320)} size="lg" />
        <div>
          <h1>
            <bdi>{profile.fullName}</bdi> {profile.verificationStatus === "verified" && <VerifiedMark label={t("page.verified")} />}
          </h1>
          <p className="facts">
            <JobLine profile={profile} />
            {profile.city && (
              <span>
                <MapPin size={16} aria-hidden />
                {profile.city.label}
              </span>
            )}
            {profile.reviewCount > 0 ? <Reviewed profile={profile} /> : <WorkRating id={profile.id} />}
          </p>
          <Meta profile={profile} />
        </div>
        {!profile.isOwn && <Actions profile={profile} />}
      </header>
      <Portfolio id={profile.id} />
      <Work profile={profile} />
      <div className="profile-body">
        <article>
          <Packages id={profile.id} name={profile.fullName} path={profile.path} canBook={!profile.isOwn} />
          <ReviewsSlot type="professional" id={profile.id} title={t("page.reviews")} count={profile.reviewCount} />
          {offersWork(profile) && <VerifiedFacts userId={profile.id} stated={{ name: profile.fullName, items: statedBy(profile) }} />}
          {profile.bookingPath && <WeeksSlot id={profile.id} />}
          <ProfileSections profile={profile} />
          {asks && <ProfileFacts profile={profile} />}
          {profile.role === "professional" && profile.professionalType && <QuestionsSlot type="professional" id={profile.id} />}
        </article>
        <aside>{asks ? <AskPanel profile={profile} /> : <ProfileAside profile={profile} />}</aside>
      </div>
      {asks && profile.role === "professional" && <AskBar profile={profile} />}
    </div>
  );
}

/** Certificates and schools as the person names them. */
const statedBy = (profile: ShownProfile): Stated[] => [
  ...profile.certifications.map(({ name }) => ({ text: name, detail: null, note: <Mark profile={profile} part="certifications" /> })),
  ...profile.educationHistory.map(({ school, degree, year }) => ({
    text: degree || school,
    detail: [degree ? school : "", year].filter(Boolean).join(" · ") || null,
    note: <Mark profile={profile} part="education" />,
  })),
];

/** What clients said, by its mean where there are enough of them for one. */
function Reviewed({ profile: { rating, reviewCount } }: Props) {
  const t = useT("ui");
  return <a href="#reviews">{hasMean("professional", reviewCount) ? <Rating rating={rating} count={reviewCount} /> : t("reviews", { count: reviewCount })}</a>;
}

/** What people think of the rooms below; nothing while nobody has rated any. */
function WorkRating({ id }: { id: string }) {
  const t = useT("profiles");
  const rating = useWork(id)?.rating;
  if (!rating) return null;
  return (
    <span>
      <Rating rating={rating.average} /> <span className="muted">{t("page.ratedRooms", { n: rating.count })}</span>
    </span>
  );
}

/** Actions for others: message people who offer work, and save the page. */
function Actions({ profile }: Props) {
  if (!offersWork(profile)) return null;
  return (
    <div className="acts">
      <SaveSlot type="profile" id={profile.id} name={profile.fullName} look="button" />
      <Suspense fallback={<span className="btn invisible" />}>
        <MessageButton about={{ profile: profile.id }} />
      </Suspense>
    </div>
  );
}

const invitePath = ({ id }: ShownProfile) => `/dashboard/jobs/new?invite=${id}`;

/** On phones: when they can start, and the way to ask them. */
function AskBar({ profile }: Props) {
  const t = useT("profiles");
  const format = useFormat();
  const start = profile.availabilityPreferences?.earliestStart;
  return (
    <div className="cta-bar">
      {start && (
        <span>
          <span className="muted">{t("page.earliestStart")}</span>
          <b className="block">{format.date(start, "day")}</b>
        </span>
      )}
      <Suspense fallback={<span className="btn invisible" />}>
        <MessageButton variant="primary" size="lg" about={{ profile: profile.id }} />
      </Suspense>
    </div>
  );
}

/** Ways to reach this person: their directory entry where there is one, and always a message. */
function AskPanel({ profile }: Props) {
  const t = useT("profiles");
  return (
    <section className="panel profile-ask">
      <h2>{t("page.ask")}</h2>
      <p>{t(profile.listings.length > 0 ? "page.askListing" : "page.askText")}</p>
      {profile.listings.map(({ to, title, line, rating, reviewCount }) => (
        <a key={to} className="listing" href={to}>
          <b dir="auto">{title}</b>
          <span className="line">
            {line && <bdi>{line}</bdi>} <Rating rating={rating} count={reviewCount} />
          </span>
          <ChevronRight className="flip" size={18} aria-hidden />
        </a>
      ))}
      <KeyFacts profile={profile} />
      <Suspense fallback={<span className="btn invisible" />}>
        <MessageButton variant="primary" block about={{ profile: profile.id }} />
      </Suspense>
      {profile.bookingPath && (
        <ButtonLink block className="mt-2" to={profile.bookingPath}>
          {t("page.bookVisit")}
        </ButtonLink>
      )}
      {profile.role === "professional" && (
        <ButtonLink block className="mt-2" to={invitePath(profile)}>
          {t("page.invite")}
        </ButtonLink>
      )}
    </section>
  );
}

/** The profession, or the role when there is none, in the page's language. */
function useJob({ professionalType, role }: ShownProfile): string {
  const t = useT("profiles");
  const key = `professionalType.${professionalType}`;
  return professionalType && t.has(key) ? t(key) : t(`role.${role}`);
}

function JobLine({ profile }: Props) {
  const { code } = useLanguage();
  const job = useJob(profile);
  const company = localText(profile.companyName, profile.companyDetails?.nameAr, code);
  return (
    <>
      <span>{job}</span>
      {company && <bdi>{company}</bdi>}
      {profile.organizations.map(({ id, name, nameAr }) => {
        const shown = localText(name, nameAr, code);
        return shown !== company && <bdi key={id}>{shown}</bdi>;
      })}
    </>
  );
}

function Meta({ profile }: Props) {
  const t = useT("profiles");
  const format = useFormat();
  const { availabilityPreferences, yearsOfExperience } = profile;
  const until = availabilityPreferences?.earliestStart;
  return (
    <p className="meta">
      {availabilityPreferences?.isAcceptingProjects === true && (
        <Badge tone="ok" icon={<BadgeCheck aria-hidden />}>
          {t("page.accepting")}
        </Badge>
      )}
      {availabilityPreferences?.isAcceptingProjects === false && (
        <Badge>{until && until > riyadhDay(new Date()) ? t("page.bookedUntil", { day: format.date(until, "long") }) : t("page.notAccepting")}</Badge>
      )}
      {yearsOfExperience !== null && <span>{t("page.years", { n: yearsOfExperience })}</span>}
      {profile.username && (
        <bdi dir="ltr" className="muted">
          @{profile.username}
        </bdi>
      )}
      <span className="muted">{t("page.memberSince", { date: format.date(profile.memberSince, "long") })}</span>
    </p>
  );
}

/** For the person and for admins: who sees this page, and the ways to change that. */
function OwnBar({ profile }: Props) {
  const t = useT("profiles");
  const audience = profile.visibility?.profile ?? "nobody";
  const text = profile.isOwn ? ({ everyone: "page.ownPublic", signed_in: "page.ownSignedIn", nobody: "page.ownPrivate" } as const)[audience] : "page.adminView";
  return (
    <div className="profile-own">
      <p>
        <Eye size={18} aria-hidden />
        {t(text)}
      </p>
      {profile.isOwn && (
        <ButtonLink size="sm" to="/dashboard/settings/privacy">
          {t("page.privacy")}
        </ButtonLink>
      )}
      <ButtonLink size="sm" variant="primary" icon={<Pencil size={16} aria-hidden />} to={`/edit-profile/${profile.id}`}>
        {t("page.edit")}
      </ButtonLink>
    </div>
  );
}

function Head({ profile }: Props) {
  const t = useT("profiles");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const role = useJob(profile);
  const { fullName: name, city, bio, avatar } = profile;
  const { data: portfolio } = useQuery(portfolioQuery(orpc, profile.id));
  const picture = avatar ?? portfolio?.projects[0]?.photo;
  const work = (useWork(profile.id)?.total ?? 0) + (portfolio?.projects.length ?? 0);
  const isHidden =
    (profile.visibility !== null && profile.visibility.profile !== "everyone") || isThin({ letters: lettersOf(name, bio), voices: work + profile.reviewCount });
  const described = bio?.replace(/\s+/g, " ").slice(0, 200);
  return (
    <PageHead
      title={city ? `${name}, ${role}, ${city.label}` : `${name}, ${role}`}
      description={described || (city ? t("page.descriptionCity", { name, role, city: city.label }) : t("page.description", { name, role }))}
      path={profile.path}
      language={code}
      type="profile"
      image={picture && photoUrl(picture.id, 640, "jpg")}
      shared={import.meta.env.SSR ? { title: name, facts: factsOf(role, city?.label, starsOf(profile.rating ?? 0)) } : undefined}
      jsonLd={import.meta.env.SSR ? profileJsonLd(profile, siteUrl, role, [{ name, path: profile.path }]) : {}}
      isHidden={isHidden}
    />
  );
}
