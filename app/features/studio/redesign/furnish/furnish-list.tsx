import { ClipboardList, Move } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { Placement } from "#app/engines/room/stage/scene.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";
import { findAlike } from "./find-alike.ts";
import { type Line, linesOf } from "./list-lines.ts";
import "./furnish.css";

const PlanEditor = lazy(() => import("./plan-editor.tsx").then((module) => ({ default: module.PlanEditor })));

const SURFACES = ["floor", "walls", "ceiling"] as const;

/** Pieces and square meters of a furnished room, each with the shop's pieces that could stand there. */
export function FurnishList({
  picture,
  isPending,
  onMake,
}: {
  picture: RedesignPicture;
  isPending: boolean;
  onMake(placements: Placement[]): Promise<unknown>;
}) {
  const t = useT("redesign.furnish");
  const { scene, furnish } = picture;
  const [isArranging, setArranging] = useState(false);
  if (!scene) return null;
  const lines = linesOf(scene);
  const nameOf = ({ piece, count }: Line) => (count > 1 ? t("list.times", { name: t(`piece.${piece}`), n: count }) : t(`piece.${piece}`));
  const sizeOf = ({ isFlat, ...size }: Line) => t(isFlat ? "list.flat" : "list.measure", { width: size.width, depth: size.depth, height: size.height });
  const areas = furnish?.degree === "both" ? SURFACES.map((surface) => ({ surface, text: t("list.area", { n: scene.areas[surface].toFixed(1) }) })) : [];
  const copy = () => {
    const text = [...lines.map((line) => `${nameOf(line)}: ${sizeOf(line)}`), ...areas.map((area) => `${t(`list.${area.surface}`)}: ${area.text}`)].join("\n");
    navigator.clipboard.writeText(text).then(
      () => void toast({ title: t("list.copied") }),
      () => void toast({ title: t("list.copyFailed"), tone: "danger" }),
    );
  };
  return (
    <section className="furnish-list" aria-labelledby="furnish-list">
      <div className="furnish-list-head">
        <h2 id="furnish-list">{t("list.title")}</h2>
        <Button size="sm" icon={<Move size={16} aria-hidden />} onClick={() => setArranging(true)}>
          {t("plan.open")}
        </Button>
        <Button size="sm" icon={<ClipboardList size={16} aria-hidden />} onClick={copy}>
          {t("list.copy")}
        </Button>
      </div>
      <h3>{t("list.pieces")}</h3>
      <ul>
        {lines.map((line) => (
          <li key={`${line.piece} ${line.width} ${line.depth} ${line.height}`}>
            <span>{nameOf(line)}</span>
            <span className="num muted">{sizeOf(line)}</span>
            <FindLink line={line} name={t(`piece.${line.piece}`)} />
          </li>
        ))}
      </ul>
      {areas.length > 0 && (
        <>
          <h3>{t("list.surfaces")}</h3>
          <ul>
            {areas.map(({ surface, text }) => (
              <li key={surface}>
                <span>{t(`list.${surface}`)}</span>
                <span className="num muted">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {isArranging && (
          <PlanEditor
            scene={scene}
            isPending={isPending}
            onMake={(placements) =>
              void onMake(placements).then(
                () => setArranging(false),
                () => undefined,
              )
            }
            onClose={() => setArranging(false)}
          />
        )}
      </Suspense>
      <p className="tiny muted">{t("list.from")}</p>
    </section>
  );
}

function FindLink({ line, name }: { line: Line; name: string }) {
  const t = useT("redesign.furnish");
  const address = findAlike(line, (word) => t(`list.word.${word}`));
  return address ? (
    <Link className="link text-sm" to={address} aria-label={t("list.findNamed", { name })}>
      {t("list.find")}
    </Link>
  ) : null;
}
