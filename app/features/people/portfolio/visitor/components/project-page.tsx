import { Pencil } from "lucide-react";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { factsOf } from "#app/platform/pages/share-facts.ts";
import { isThin, lettersOf } from "#app/platform/pages/thin.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FactsList } from "#app/ui/facts-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ShownProject } from "../../portfolio.contract.ts";
import { projectJsonLd } from "../../portfolio.json-ld.ts";
import { PORTFOLIO } from "../../portfolio.ts";
import { ProjectCost, useProjectFacts } from "./project-facts.tsx";
import { ProjectPhotos } from "./project-photos.tsx";
import { ProjectPieces } from "./project-pieces.tsx";
import "../../portfolio.css";

/** One finished project: its photographs, then what its owner says of it. */
export function ProjectPage({ project }: { project: ShownProject }) {
  const t = useT("portfolio");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const facts = useProjectFacts(project);
  const { title, owner, description, photos, path } = project;
  const [cover] = photos;
  const crumbs = [
    { name: t("professionals"), path: "/professionals" },
    { name: owner.name, path: owner.path },
    { name: title, path },
  ];
  return (
    <div className="wrap project-page">
      <PageHead
        title={t("pageTitle", { title, name: owner.name })}
        description={description?.replace(/\s+/g, " ").slice(0, 200) || t("pageText", { title, name: owner.name })}
        path={path}
        language={code}
        image={cover && photoUrl(cover.id, 640, "jpg")}
        isHidden={isThin({ letters: lettersOf(title, description), pictures: photos.length })}
        shared={import.meta.env.SSR ? { title, facts: factsOf(owner.name, project.place) } : undefined}
        jsonLd={import.meta.env.SSR ? projectJsonLd(project, siteUrl, crumbs) : {}}
      />
      <PageHeader
        title={<bdi lang={languageOf(title)}>{title}</bdi>}
        text={facts.join(" · ")}
        crumbs={[
          { label: t("professionals"), to: "/professionals" },
          { label: <bdi>{owner.name}</bdi>, to: owner.path },
          { label: <bdi lang={languageOf(title)}>{title}</bdi> },
        ]}
      >
        {project.isOwn && (
          <p className="mt-3 flex flex-wrap gap-2">
            <ButtonLink size="sm" icon={<Pencil size={16} aria-hidden />} to={`${PORTFOLIO}/${project.id}`}>
              {t("edit")}
            </ButtonLink>
            <ButtonLink size="sm" to={`${PORTFOLIO}/${project.id}/pieces`}>
              {t("markPieces")}
            </ButtonLink>
          </p>
        )}
      </PageHeader>
      <ProjectPhotos project={project} />
      <div className="project-body">
        <div className="prose">
          {description && (
            <p dir="auto" lang={languageOf(description)} className="whitespace-pre-line">
              {description}
            </p>
          )}
          <ProjectPieces id={project.id} />
          <p className="text-sm text-muted">{t(`licenseText.${project.license}`, { name: owner.name })}</p>
        </div>
        <aside className="panel">
          <FactsList
            facts={[
              [
                t("by"),
                <a key="owner" className="link" href={owner.path}>
                  {<bdi>{owner.name}</bdi>}
                </a>,
              ],
              project.cost.from && [t("cost"), <ProjectCost key="cost" cost={project.cost} />],
              project.rooms.length > 0 && [t("rooms"), project.rooms.join(code === "ar" ? "، " : ", ")],
              project.styles.length > 0 && [t("styles"), project.styles.join(code === "ar" ? "، " : ", ")],
              project.materials && [
                t("materials"),
                <bdi key="materials" lang={languageOf(project.materials)}>
                  {project.materials}
                </bdi>,
              ],
              project.idea && [
                t("idea"),
                <a key="idea" className="link" href={project.idea}>
                  {t("ideaLink")}
                </a>,
              ],
            ]}
          />
          <ButtonLink block variant="primary" className="mt-4" to={owner.path}>
            {t("toOwner")}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
