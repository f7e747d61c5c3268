import { Copy, X } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { IdeaCard } from "#app/features/inspiration/ideas/public.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { CostRange, MatchedIdea } from "../../interior-creator.contract.ts";
import type { Brief } from "../../interior-creator.ts";
import { type BoardMaterial, boardOf } from "../../palette/materials.ts";
import { contrastOf } from "../../palette/palette.ts";

const MaterialSwatch = lazy(() => import("./material-swatch.tsx").then((module) => ({ default: module.MaterialSwatch })));

/** Palette and materials: computed from the brief, so they show at once. */
export function Ground({ brief }: { brief: Brief }) {
  const t = useT("interior-creator");
  const format = useFormat();
  const { palette, materials } = boardOf(brief);
  const of = (role: string) => palette.find((color) => color.role === role)?.hex ?? "#000000";
  const copy = (hex: string) =>
    navigator.clipboard.writeText(hex).then(
      () => void toast({ title: t("palette.copied", { hex }) }),
      () => void toast({ title: t("palette.copyFailed"), tone: "danger" }),
    );
  return (
    <>
      <section className="board-part" aria-labelledby="board-palette">
        <h2 id="board-palette">{t("palette.title")}</h2>
        <ul className="board-palette">
          {palette.map(({ role, hex }) => (
            <li key={role} className={role}>
              <button type="button" onClick={() => void copy(hex)}>
                <i style={{ background: hex }} />
                <b>{t(`palette.${role}`)}</b>
                <span>
                  <bdi dir="ltr">{hex}</bdi>
                  <Copy size={14} aria-hidden />
                </span>
                <span className="vh">{t("palette.copy")}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="tiny muted">{t("palette.contrast", { ratio: format.number(Math.round(contrastOf(of("dark"), of("wall")) * 10) / 10) })}</p>
      </section>
      <section className="board-part" aria-labelledby="board-materials">
        <h2 id="board-materials">{t("materials.title")}</h2>
        <ul className="board-materials">
          {materials.map((material) => (
            <li key={material.kind}>
              <span className="swatch-box">
                <Suspense>
                  <MaterialSwatch material={material} />
                </Suspense>
              </span>
              <span className="muted">{t(`materials.${material.kind}`)}</span>
              <b>
                <MaterialName material={material} />
              </b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function MaterialName({ material }: { material: BoardMaterial }) {
  const t = useT("interior-creator");
  if (material.kind === "floor") return t(`floor.${material.name}`);
  if (material.kind === "wall") return t(`wall.${material.name}`);
  if (material.kind === "textile") return t(`textile.${material.name}`);
  return material.kind === "wood" ? t(`wood.${material.name}`) : t(`metal.${material.name}`);
}

/** The cost of such rooms, and its basis. */
export function CostLine({ cost, budget }: { cost: CostRange | null; budget: number | null }) {
  const t = useT("interior-creator");
  if (!cost)
    return (
      <section className="board-cost">
        <h2>{t("cost.title")}</h2>
        <p className="muted">{t("cost.unknown")}</p>
      </section>
    );
  const fits = budget === null ? null : budget * 100 >= cost.high.amount ? "above" : budget * 100 < cost.low.amount ? "below" : "within";
  return (
    <section className="board-cost" aria-labelledby="board-cost">
      <h2 id="board-cost">{t("cost.title")}</h2>
      <p className="range">
        <MoneyText {...cost.low} /> <span aria-hidden>–</span> <span className="vh">{t("cost.to")}</span> <MoneyText {...cost.high} />
      </p>
      <p className="muted">{t(`cost.basis.${cost.basis}`, { n: cost.count })}</p>
      {fits && <p className={classes("fit", fits)}>{t(`cost.fit.${fits}`)}</p>}
    </section>
  );
}

type IdeasProps = { ideas: readonly MatchedIdea[] | undefined; isFading?: boolean; onRemove?: (id: string) => void; empty?: ReactNode };

/** Rooms that match, each with the reasons. */
export function MatchedIdeas({ ideas, isFading = false, onRemove, empty }: IdeasProps) {
  const t = useT("interior-creator");
  const follow = useAnchors();
  return (
    <section className="board-part" aria-labelledby="board-ideas">
      <h2 id="board-ideas">{ideas && ideas.length > 0 ? t("ideas.title", { n: ideas.length }) : t("ideas.none")}</h2>
      {!ideas && (
        <div className="board-ideas" aria-busy>
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Skeleton key={n} height="14rem" />
          ))}
        </div>
      )}
      {ideas?.length === 0 && empty}
      {ideas && ideas.length > 0 && (
        // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
        <ul className={classes("board-ideas", isFading && "fading")} aria-busy={isFading} onClick={follow}>
          {ideas.map(({ idea, reasons }) => (
            <li key={idea.id}>
              <IdeaCard idea={idea} sizes="(max-width: 720px) 46vw, 280px" />
              <p className="reasons">
                {reasons.map((reason) => (
                  <span key={reason} className="tag">
                    {t(`reasons.${reason}`)}
                  </span>
                ))}
              </p>
              {onRemove && (
                <button type="button" className="remove-idea" aria-label={t("ideas.remove", { title: idea.title })} onClick={() => onRemove(idea.id)}>
                  <X size={16} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
