import { useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { ProjectForPiece } from "../../projects.pieces.contract.ts";
import { newProjectPath } from "../../projects.ts";
import { useBriefPieces } from "./use-brief-pieces.tsx";
import "#app/ui/picks.css";

type Piece = { id: string; name: string };

/** Beside a piece of the shop: in the briefs of which planned projects it is, and the way into the others. Nothing for visitors. */
export function PieceProjects({ piece }: { piece: Piece }) {
  const t = useT("projects.pieces");
  const { viewer } = useViewer();
  const { data: projects } = useQuery({ ...orpc.briefPieces.listProjects.queryOptions({ input: { productId: piece.id } }), enabled: viewer !== null });
  if (!viewer || !projects) return null;
  return (
    <section className="pick-panel">
      <h2>{t("panel")}</h2>
      {projects.length > 0 && (
        <ul className="picks">
          {projects.map((project) => (
            <li key={project.id}>
              <Pick project={project} piece={piece} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm">
        <Link className="link" to={newProjectPath("piece", piece.id)}>
          {t("start")}
        </Link>
      </p>
    </section>
  );
}

function Pick({ project: { id, title, cover, pieceId }, piece }: { project: ProjectForPiece; piece: Piece }) {
  const t = useT("projects.pieces");
  const { add, remove } = useBriefPieces();
  const press = () => (pieceId ? remove.mutate({ id, pieceId, said: t("takenOut", { project: title }) }) : add.mutate({ id, productId: piece.id }));
  return (
    <button type="button" aria-pressed={pieceId !== null} disabled={add.isPending || remove.isPending} onClick={press}>
      <Photo image={cover && { ...cover, isPrivate: true }} shape="4:3" sizes="56px" alt="" />
      <bdi className="name" lang={languageOf(title)}>
        {title}
      </bdi>
      {pieceId ? <Check className="on" size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
      <span className="vh">{t(pieceId ? "takeOut" : "addTo", { name: piece.name, project: title })}</span>
    </button>
  );
}
