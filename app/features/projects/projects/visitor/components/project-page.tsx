import { Download, Pencil } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { ProjectRequests } from "#app/features/projects/requests/public.ts";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { ProjectTalk } from "#app/features/talk/messages/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { Project } from "../../projects.contract.ts";
import { briefingPath, PROJECTS_PATH, projectPath } from "../../projects.ts";
import { BriefFacts } from "./brief-facts.tsx";
import { BriefPieces } from "./brief-pieces.tsx";
import { AddFiles, FileGrid } from "./files-part.tsx";
import { ProjectLog } from "./log-part.tsx";
import { MoneyPart } from "./money-part.tsx";
import { NowPart } from "./now-part.tsx";
import { PeoplePart } from "./people-part.tsx";
import { ProjectBadge } from "./project-badge.tsx";
import { Stages } from "./stages.tsx";

const PARTS = ["now", "bids", "brief", "files", "log"] as const;
const WITHOUT_BIDS = PARTS.filter((part) => part !== "bids");
type Part = (typeof PARTS)[number];

/** A project's own place: what needs someone now, then all that it consists of. */
export function ProjectPage({ project }: { project: Project }) {
  const t = useT("projects");
  const { id, brief, files, access } = project;
  const decides = access !== "professional";
  const canChange = decides && project.status !== "completed" && project.status !== "archived";
  const hasBids = decides && project.status !== "draft";
  return (
    <div className="project">
      <Head project={project} />
      {project.isSample && <SampleProject />}
      <Stages status={project.status} stages={project.stages} />
      <PartTabs parts={hasBids ? PARTS : WITHOUT_BIDS} />
      <div className="project-columns">
        <div className="min-w-0">
          <NowPart project={project} />
          {hasBids && <ProjectRequests projectId={id} isPlanned={project.status === "planning" || project.status === "open"} />}
          <section id="brief" aria-labelledby="brief-title">
            <div className="project-row">
              <h2 id="brief-title">{t("part.brief")}</h2>
              <span className="text-sm text-muted">{t("items", { n: brief.values.items.length })}</span>
              {canChange && (
                <Link className="link text-sm" to={briefingPath(id)}>
                  {t("editBrief")}
                </Link>
              )}
            </div>
            <BriefFacts values={brief.values} cityName={brief.cityName} numbers={brief.numbers} />
            <div className="mt-5">
              <BriefPieces projectId={id} canChange={canChange} />
            </div>
          </section>
          <section id="files" aria-labelledby="files-title">
            <div className="project-row">
              <h2 id="files-title">{t("part.files")}</h2>
              <span className="text-sm text-muted">{t("files.count", { n: files.length })}</span>
            </div>
            {files.length > 0 && <FileGrid projectId={id} files={files} {...(decides && { coverId: project.cover?.id ?? null })} />}
            <details className="mt-5" open={files.length === 0 || undefined}>
              <summary className="link">{t("files.add")}</summary>
              <div className="mt-4">
                <AddFiles projectId={id} />
              </div>
            </details>
          </section>
        </div>
        <aside className="min-w-0">
          <MoneyPart project={project} />
          <PeoplePart project={project} />
          <ProjectLog id={id} />
        </aside>
      </div>
    </div>
  );
}

function Head({ project }: { project: Project }) {
  const t = useT("projects");
  const format = useFormat();
  const { id, title, cover, source, brief, access, status, isSample, people } = project;
  const hasCompany = !isSample && people.filter((person) => person.status === "accepted").length > 1;
  const { values } = brief;
  const area = values.rooms.reduce((sum, room) => sum + (room.area ?? 0), 0);
  const facts = [
    [values.district, brief.cityName].filter(Boolean).join(t("comma")),
    area > 0 && t("area", { area: format.number(area) }),
    values.property && t(`property.${values.property as "villa"}`),
    values.builtYear && t("builtYear", { year: String(values.builtYear) }),
  ].filter(Boolean);
  return (
    <header>
      {cover && (
        <figure className="project-cover">
          <Photo image={{ ...cover, isPrivate: true }} shape="fill" sizes="(max-width: 720px) 100vw, 1100px" alt="" priority />
          {source?.to && (
            <Link className="plate" to={source.to}>
              {t(`sourcePlate.${source.kind}`)}
            </Link>
          )}
        </figure>
      )}
      <div className="project-title">
        <div className="min-w-0">
          <Link className="link text-sm" to={PROJECTS_PATH}>
            {t("list.title")}
          </Link>
          <h1 dir="auto" lang={languageOf(title)}>
            {title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <ProjectBadge status={status} />
            <span>{facts.join(" · ")}</span>
          </p>
        </div>
        <div className="acts">
          {hasCompany && (
            <Suspense>
              <ProjectTalk projectId={id} />
            </Suspense>
          )}
          {access !== "professional" && (
            <>
              {status !== "completed" && status !== "archived" && (
                <ButtonLink to={briefingPath(id)} icon={<Pencil size={16} aria-hidden />}>
                  {t("editBrief")}
                </ButtonLink>
              )}
              <a className="btn" href={`${projectPath(id)}/export`} download>
                <Download size={16} aria-hidden />
                {t("export")}
              </a>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** On phones: the way to each part, which stays at the top. */
function PartTabs({ parts }: { parts: readonly Part[] }) {
  const t = useT("projects");
  const [current, setCurrent] = useState<string>(PARTS[0]);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent(shown.target.id);
      },
      { rootMargin: "-20% 0px -70%" },
    );
    for (const part of parts) {
      const section = document.getElementById(part);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [parts]);
  return (
    <nav className="project-tabs" aria-label={t("parts")}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`} aria-current={part === current ? "location" : undefined}>
          {t(`part.${part}`)}
        </a>
      ))}
    </nav>
  );
}
