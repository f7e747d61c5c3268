import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Photo } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ProjectCard as Card } from "../../projects.contract.ts";
import { projectPath } from "../../projects.ts";
import { ProjectBadge } from "./project-badge.tsx";

export function ProjectCard({ project, level = 2 }: { project: Card; level?: 2 | 3 }) {
  const t = useT("projects");
  const Heading = `h${level}` as const;
  const { title, cover, city, district, rooms, items } = project;
  const place = [district, city].filter(Boolean).join(t("comma"));
  return (
    <article className="project-card">
      <Photo image={cover && { ...cover, isPrivate: true }} sizes="(max-width: 720px) 92vw, 380px" alt="" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ProjectBadge status={project.status} />
        {project.access !== "owner" && <span className="text-sm text-muted">{t(`access.${project.access}`)}</span>}
      </div>
      <Heading>
        <Link to={projectPath(project.id)} dir="auto" lang={languageOf(title)}>
          {title}
        </Link>
      </Heading>
      <p className="text-sm text-muted">{[place, t("rooms", { n: rooms }), t("items", { n: items })].filter(Boolean).join(" · ")}</p>
      <p className="text-sm text-muted">
        {t("changed")} <TimeAgo at={project.updatedAt} />
      </p>
    </article>
  );
}
