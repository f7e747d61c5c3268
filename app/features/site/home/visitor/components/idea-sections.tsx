import { ArrowRight, Camera } from "lucide-react";
import { Suspense, useState } from "react";
import type { IdeasFront } from "#app/features/inspiration/ideas/detail/detail.contract.ts";
import { LeadGrid, RegionPlates } from "#app/features/inspiration/ideas/public.tsx";
import { RedesignPair } from "#app/features/studio/redesign/public.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { SectionHead } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { listOf } from "../../home.links.ts";

export function NewIdeas({ ideas }: { ideas: IdeasFront["newest"] }) {
  const t = useT("home");
  return (
    <section className="section">
      <SectionHead
        title={t("ideas.title")}
        text={t("ideas.text")}
        aside={
          <a className="link" href="/ideas">
            {t("ideas.all")} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <LeadGrid ideas={ideas} isFirst={false} />
    </section>
  );
}

export function Rooms({ rooms }: { rooms: IdeasFront["rooms"] }) {
  const t = useT("home");
  const names = useT("ideas");
  return (
    <section className="section">
      <SectionHead title={t("rooms")} />
      <div className="rooms">
        {rooms.map(({ room, photo }) => (
          <a key={room} className="room" href={listOf(room)}>
            <Photo image={photo} shape="3:4" sizes="(max-width: 720px) 136px, 170px" alt="" />
            <span className="name">{names(`room.${room}`)}</span>
          </a>
        ))}
      </div>
    </section>
  );
}

/** A list of styles beside a room in the one that is pointed at. */
export function Styles({ styles }: { styles: IdeasFront["styles"] }) {
  const t = useT("home");
  const names = useT("ideas");
  const [on, setOn] = useState(0);
  const shown = styles[on] ?? styles[0];
  if (!shown) return null;
  const name = names(`style.${shown.style}`);
  return (
    <section className="section">
      <SectionHead title={t("styles", { n: styles.length })} />
      <div className="styles">
        <nav className="style-list" aria-label={t("styles", { n: styles.length })}>
          {styles.map(({ style }, index) => (
            <a key={style} className={classes(index === on && "on")} href={listOf(style)} onPointerEnter={() => setOn(index)} onFocus={() => setOn(index)}>
              {names(`style.${style}`)}
              <ArrowRight size={20} className="flip" aria-hidden />
            </a>
          ))}
        </nav>
        <a className="style-room" href={listOf(`${shown.room}/${shown.style}`)}>
          <Photo key={shown.style} image={shown.photo} sizes="(max-width: 900px) 96vw, 720px" alt="">
            <span className="plate">
              <span className="swatches" aria-hidden>
                {shown.photo.colors.slice(0, 4).map((color) => (
                  <i key={color} style={{ background: color }} />
                ))}
              </span>
              <span className="kind">{names("styleRoom", { style: name, room: names(`room.${shown.room}`) })}</span>
            </span>
          </Photo>
        </a>
      </div>
    </section>
  );
}

/** What each region of the country builds with. */
export function Regions({ regions }: { regions: IdeasFront["regions"] }) {
  const t = useT("home");
  return (
    <section className="section">
      <SectionHead
        title={t("regions.title", { n: regions.length })}
        text={t("regions.text")}
        aside={
          <a className="link" href="/ideas/saudi-regional">
            {t("regions.all")} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <RegionPlates regions={regions} />
    </section>
  );
}

/** The section for professionals. */
export function BusinessDoor({ cities }: { cities: number }) {
  const t = useT("home");
  return (
    <section className="business-door" id="business">
      <div>
        <h2>{t("business.title")}</h2>
        <p>{t("business.text", { cities })}</p>
      </div>
      <div className="acts">
        <a className="btn" href="/signup?role=vendor">
          {t("business.list")}
        </a>
        <a className="btn ghost" href="/signup?role=professional">
          {t("business.join")}
        </a>
        <a className="btn ghost" href="/pro-software">
          {t("business.tools")}
        </a>
      </div>
    </section>
  );
}

/** A room before and after a redesign. */
export function RedesignBand() {
  const t = useT("home");
  const format = useFormat();
  return (
    <section className="band">
      <div className="wrap">
        <div>
          <h2>{t("band.title")}</h2>
          <p>{t("band.text")}</p>
          <a className="btn lg" href="/redesign">
            <Camera aria-hidden />
            {t("tryIt")}
          </a>
          <ol className="band-steps">
            {(["photo", "style", "price"] as const).map((step, index) => (
              <li key={step}>
                <b className="num">{format.number(index + 1)}</b>
                {t(`band.${step}`)}
              </li>
            ))}
          </ol>
        </div>
        <Suspense fallback={<div className="band-wait" />}>
          <RedesignPair />
        </Suspense>
      </div>
    </section>
  );
}
