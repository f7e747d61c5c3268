import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { portfolioQuery } from "#app/features/people/portfolio/public.ts";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { offersWork } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Lattice } from "#app/ui/brand.tsx";
import { classes } from "#app/ui/classes.ts";
import { Pager } from "#app/ui/list/pager.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ProfileWork, ShownProfile } from "../../profiles.contract.ts";
import { workQuery } from "../../profiles.work.ts";
import "../../profiles.work.css";

const LEAD_SIZES = "(max-width: 1440px) 100vw, 1280px";
const SIZES = "(max-width: 720px) 46vw, (max-width: 1100px) 31vw, 410px";

export function useWork(id: string): ProfileWork | undefined {
  const [search] = useSearchParams();
  return useQuery(workQuery(orpc, id, search)).data;
}

/** The person's work, above all text: one large photograph, then the others. */
export function Work({ profile }: { profile: ShownProfile }) {
  const t = useT("profiles");
  const [search] = useSearchParams();
  const work = useWork(profile.id);
  const { data: portfolio } = useQuery(portfolioQuery(orpc, profile.id));
  if (!work) return null;
  const hasProjects = (portfolio?.projects.length ?? 0) > 0;
  if (work.total === 0) return offersWork(profile) && !hasProjects ? <NoWork profile={profile} /> : null;
  const [first, ...rest] = work.items;
  // Finished projects come above, and have the large photograph.
  const [lead, others] = hasProjects ? [undefined, work.items] : [first, rest];
  return (
    <section className="work" aria-label={t("page.work")}>
      {hasProjects && <h2 className="text-2xl">{t("page.ideas")}</h2>}
      {lead && <Piece piece={lead} isLead />}
      <div className="work-grid">
        {others.map((piece) => (
          <Piece key={piece.id} piece={piece} />
        ))}
      </div>
      <div className="work-foot">
        <p>{t("page.workCount", { n: work.total })}</p>
        <Pager page={Number(search.get("page")) || 1} pageCount={work.pageCount} to={(page) => (page > 1 ? `?page=${page}` : "?")} />
      </div>
    </section>
  );
}

/** Plain anchors, as on the cards of ideas. */
function Piece({ piece, isLead = false }: { piece: ProfileWork["items"][number]; isLead?: boolean }) {
  const { id, to, title, line, from, photo } = piece;
  return (
    <article className={classes("piece", isLead && "lead")}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; screen readers get the link of the title below */}
      <a href={to} tabIndex={-1} aria-hidden>
        <Photo image={photo} shape={isLead ? "fill" : "3:2"} sizes={isLead ? LEAD_SIZES : SIZES} alt="" priority={isLead} />
      </a>
      <SaveSlot type="idea" id={id} name={title} />
      <h2>
        <a href={to} dir="auto" lang={languageOf(title)}>
          {title}
        </a>
      </h2>
      <p className="line">
        <span>{line}</span>
        {from && <MoneyText {...from} />}
      </p>
    </article>
  );
}

/** The empty state, with what there is instead. */
function NoWork({ profile }: { profile: ShownProfile }) {
  const t = useT("profiles");
  return (
    <section className="work-none">
      <Lattice />
      <div>
        <h2>{t("page.noWork")}</h2>
        <p>{t(profile.isOwn ? "page.noWorkOwn" : "page.noWorkText")}</p>
      </div>
    </section>
  );
}
