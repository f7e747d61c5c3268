import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { CompareFrame } from "#app/ui/compare.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { PortfolioData, ProjectCard } from "../../portfolio.contract.ts";
import { ProjectCost, useProjectFacts } from "./project-facts.tsx";
import "../../portfolio.css";

const LEAD_SIZES = "(max-width: 1440px) 100vw, 1280px";
const SIZES = "(max-width: 720px) 46vw, (max-width: 1100px) 31vw, 410px";

/** The query; loaders run it first, so that the server renders the answer. */
export const portfolioQuery = (queries: Pick<typeof orpc, "portfolio">, id: string) => queries.portfolio.ofPerson.queryOptions({ input: { id } });

/** Finished projects: a room before and after across the page, then the others. Renders nothing without any. */
export function Portfolio({ id }: { id: string }) {
  const t = useT("portfolio");
  const { data } = useQuery<PortfolioData>(portfolioQuery(orpc, id) as never);
  if (!data || data.projects.length === 0) return null;
  const lead = data.projects.find(({ before }) => before) ?? data.projects[0];
  const others = data.projects.filter((project) => project !== lead);
  return (
    <section className="portfolio" aria-label={t("title")}>
      {lead && <Lead project={lead} />}
      <ul className="portfolio-grid">
        {others.map((project) => (
          <li key={project.id}>
            <Project project={project} />
          </li>
        ))}
      </ul>
      <p className="portfolio-foot">{t("shown", { n: data.projects.length, photos: t("photos", { n: data.photoCount }) })}</p>
    </section>
  );
}

function Lead({ project }: { project: ProjectCard }) {
  const t = useT("portfolio");
  const { title, photo, before, path } = project;
  const facts = useProjectFacts(project);
  return (
    <article className="portfolio-lead">
      {before ? (
        <CompareFrame
          before={<Photo image={before} shape="fill" sizes={LEAD_SIZES} priority />}
          after={<Photo image={photo} shape="fill" sizes={LEAD_SIZES} priority />}
          labels={{ before: t("before"), after: t("after") }}
          label={t("compare", { title })}
        />
      ) : (
        <LeadPhoto project={project} />
      )}
      <h2>
        <a href={path} dir="auto" lang={languageOf(title)}>
          {title}
        </a>
      </h2>
      <p className="line">
        <span>{facts.join(" · ")}</span>
        <ProjectCost cost={project.cost} />
      </p>
    </article>
  );
}

const LeadPhoto = ({ project: { path, photo } }: { project: ProjectCard }) => (
  <div className="frame">
    {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; screen readers get the link of the title below */}
    <a href={path} tabIndex={-1} aria-hidden>
      <Photo image={photo} shape="fill" sizes={LEAD_SIZES} alt="" priority />
    </a>
  </div>
);

/** Plain anchors, as on the cards of ideas. */
function Project({ project }: { project: ProjectCard }) {
  const t = useT("portfolio");
  const { title, photo, before, path, place, year, photoCount } = project;
  return (
    <article className="portfolio-card">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; screen readers get the link of the title below */}
      <a href={path} tabIndex={-1} aria-hidden>
        <Photo image={photo} shape="3:2" sizes={SIZES} alt="">
          {before && <span className="badge over">{t("pair")}</span>}
        </Photo>
      </a>
      <h2>
        <a href={path} dir="auto" lang={languageOf(title)}>
          {title}
        </a>
      </h2>
      <p className="line">
        <span>{[place, year].filter(Boolean).join(" · ")}</span>
        <span className="costs">
          <ProjectCost cost={project.cost} /> <span>{t("photos", { n: photoCount })}</span>
        </span>
      </p>
    </article>
  );
}
