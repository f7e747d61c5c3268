import { CEILINGS, FLOOR_FINISHES, WALL_FINISHES, WALL_PAINTS } from "#app/engines/room/finishes.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignPicture } from "../../redesign.contract.ts";
import { chosenColor, type Finishes, isWall, type Target, type WallTarget, wallFinish, whyUnchanged, withFinish, withWall } from "../draft.ts";
import { CustomColor, Swatches } from "./swatches.tsx";
import { Texture } from "./texture.tsx";

type LeftAlone = RedesignPicture["leftAlone"];
type Props = {
  target: Target;
  finishes: Finishes /** Surfaces that the shown picture left as they were. */;
  leftAlone: LeftAlone /** Changes of one `gesture` count as one. */;
  onChange(finishes: Finishes, gesture?: string): void;
};

/** Paint and material of one surface. */
export function FinishPanel({ target, finishes, leftAlone, onChange }: Props) {
  const t = useT("redesign.control");
  return (
    <section className="control-finish" aria-label={t(`targets.${target}`)}>
      <h2>
        {t(`targets.${target}`)}
        <small>
          <ChosenName target={target} finishes={finishes} leftAlone={leftAlone} />
        </small>
      </h2>
      {target === "furniture" ? (
        <Furniture finishes={finishes} onChange={onChange} />
      ) : (
        <>
          <Presets target={target} finishes={finishes} onChange={onChange} />
          {isWall(target) ? (
            <WallChoice target={target} finishes={finishes} onChange={onChange} />
          ) : target === "floor" ? (
            <FloorChoice finishes={finishes} onChange={onChange} />
          ) : (
            <CeilingChoice finishes={finishes} onChange={onChange} />
          )}
        </>
      )}
    </section>
  );
}

type Part = Omit<Props, "target" | "leftAlone">;

/** The name of the choice, or the default. */
function ChosenName({ target, finishes, leftAlone }: Omit<Props, "onChange">) {
  const t = useT("redesign.control");
  const color = chosenColor(finishes, target);
  if (target === "furniture") return null;
  if (color === null) return t("finish.left");
  const unchanged = whyUnchanged(target, leftAlone);
  if (color === undefined) return t(unchanged ? `finish.unchanged.${unchanged}` : "finish.look");
  if (target === "floor" && finishes.floor) return t(`floors.${finishes.floor.material}`);
  const wall = isWall(target) ? (wallFinish(finishes, target) ?? finishes.wall) : null;
  if (wall && wall.material !== "paint") return t(`walls.${wall.material}`);
  const paint = [...WALL_PAINTS, ...CEILINGS].find((known) => known.color === color);
  return paint && (target !== "ceiling" || CEILINGS.some(({ id }) => id === paint.id)) ? t(`paints.${paint.id}`) : <bdi dir="ltr">{color}</bdi>;
}

/** The choices without a color: the style's own, or left as it is. */
function Presets({ target, finishes, onChange }: Part & { target: Exclude<Target, "furniture"> }) {
  const t = useT("redesign.control");
  const set = (value: undefined | null) => onChange(isWall(target) ? withWall(finishes, target, value) : withFinish(finishes, target, value));
  const now = isWall(target) ? wallFinish(finishes, target) : finishes[target];
  const isSingle = isWall(target) && target !== "wall";
  return (
    <div className="control-presets" role="radiogroup" aria-label={t("finish.presets")}>
      <label>
        <input className="over-label" type="radio" name="control-preset" checked={now === undefined} onChange={() => set(undefined)} />
        {t(isSingle ? "finish.likeOthers" : "finish.look")}
      </label>
      <label>
        <input className="over-label" type="radio" name="control-preset" checked={now === null} onChange={() => set(null)} />
        {t("finish.leave")}
      </label>
    </div>
  );
}

function WallChoice({ target, finishes, onChange }: Part & { target: WallTarget }) {
  const t = useT("redesign.control");
  const now = wallFinish(finishes, target);
  const set = (finish: Finishes["wall"], gesture?: string) => onChange(withWall(finishes, target, finish), gesture);
  const paint = now?.material === "paint" ? now.color : null;
  const material = WALL_FINISHES.find(({ id }) => id === now?.material);
  return (
    <>
      <h3>{t("finish.material")}</h3>
      <div className="control-materials" role="radiogroup" aria-label={t("finish.material")}>
        <label>
          <input
            className="over-label"
            type="radio"
            name="control-material"
            checked={now?.material === "paint"}
            onChange={() => set({ material: "paint", color: now?.color ?? WALL_PAINTS[0].color })}
          />
          <Texture finish={{ material: "paint", color: paint ?? WALL_PAINTS[0].color }} />
          <span>{t("walls.paint")}</span>
        </label>
        {WALL_FINISHES.map(({ id, tones }) => {
          const color = (now?.material === id ? now.color : tones[0]?.color) ?? "#ffffff";
          return (
            <label key={id}>
              <input className="over-label" type="radio" name="control-material" checked={now?.material === id} onChange={() => set({ material: id, color })} />
              <Texture finish={{ material: id, color }} />
              <span>{t(`walls.${id}`)}</span>
            </label>
          );
        })}
      </div>
      {material && now ? (
        <>
          <h3>{t("finish.tone")}</h3>
          <Swatches
            label={t("finish.tone")}
            name="control-tone"
            tones={material.tones.map((tone) => ({ ...tone, name: t(`tones.${tone.id as "sand"}`) }))}
            chosen={material.tones.find(({ color }) => color === now.color)?.id ?? null}
            onPick={(picked) => set({ material: material.id, color: material.tones.find(({ id }) => id === picked)?.color ?? now.color })}
          />
        </>
      ) : (
        <>
          <h3>{t("finish.color")}</h3>
          <Swatches
            label={t("finish.color")}
            name="control-paint"
            tones={WALL_PAINTS.map((known) => ({ ...known, name: t(`paints.${known.id}`) }))}
            chosen={WALL_PAINTS.find(({ color }) => color === paint)?.id ?? null}
            onPick={(picked) => set({ material: "paint", color: WALL_PAINTS.find(({ id }) => id === picked)?.color ?? WALL_PAINTS[0].color })}
          />
          <CustomColor color={paint ?? WALL_PAINTS[0].color} onColor={(color) => set({ material: "paint", color }, `paint-${target}`)} />
        </>
      )}
    </>
  );
}

function FloorChoice({ finishes, onChange }: Part) {
  const t = useT("redesign.control");
  const now = finishes.floor;
  const known = FLOOR_FINISHES.find(({ id }) => id === now?.material);
  const finishOf = ({ id, width, length, tones }: (typeof FLOOR_FINISHES)[number], tone = tones[0]) => ({
    material: id,
    first: tone?.first ?? "#ffffff",
    second: tone?.second ?? "#ffffff",
    ...(width && { width }),
    ...(length && { length }),
  });
  return (
    <>
      <h3>{t("finish.material")}</h3>
      <div className="control-materials" role="radiogroup" aria-label={t("finish.material")}>
        {FLOOR_FINISHES.map((floor) => {
          const finish = finishOf(
            floor,
            floor.tones.find(({ first }) => floor.id === now?.material && first === now.first),
          );
          return (
            <label key={floor.id}>
              <input
                className="over-label"
                type="radio"
                name="control-material"
                checked={now?.material === floor.id}
                onChange={() => onChange(withFinish(finishes, "floor", finish))}
              />
              <Texture finish={finish} />
              <span>{t(`floors.${floor.id}`)}</span>
            </label>
          );
        })}
      </div>
      {known && now && (
        <>
          <h3>{t("finish.tone")}</h3>
          <Swatches
            label={t("finish.tone")}
            name="control-tone"
            tones={known.tones.map(({ id, first, second }) => ({ id, color: first, second, name: t(`tones.${id as "sand"}`) }))}
            chosen={known.tones.find(({ first }) => first === now.first)?.id ?? null}
            onPick={(picked) =>
              onChange(
                withFinish(
                  finishes,
                  "floor",
                  finishOf(
                    known,
                    known.tones.find(({ id }) => id === picked),
                  ),
                ),
              )
            }
          />
        </>
      )}
    </>
  );
}

function CeilingChoice({ finishes, onChange }: Part) {
  const t = useT("redesign.control");
  const color = finishes.ceiling?.color ?? null;
  const set = (value: string, gesture?: string) => onChange(withFinish(finishes, "ceiling", { color: value }), gesture);
  return (
    <>
      <h3>{t("finish.color")}</h3>
      <Swatches
        label={t("finish.color")}
        name="control-paint"
        tones={CEILINGS.map((known) => ({ ...known, name: t(`paints.${known.id}`) }))}
        chosen={CEILINGS.find((known) => known.color === color)?.id ?? null}
        onPick={(picked) => set(CEILINGS.find(({ id }) => id === picked)?.color ?? CEILINGS[0].color)}
      />
      <CustomColor color={color ?? CEILINGS[0].color} onColor={(picked) => set(picked, "paint-ceiling")} />
    </>
  );
}

/** How far furniture and textiles move towards the look's colors. */
function Furniture({ finishes, onChange }: Part) {
  const t = useT("redesign.control");
  const { percent } = useFormat();
  const strength = finishes.furniture ?? 1;
  return (
    <div className="control-slider">
      <label htmlFor="control-furniture">{t("finish.furniture")}</label>
      <output htmlFor="control-furniture">{percent(strength)}</output>
      <input
        id="control-furniture"
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(strength * 100)}
        onChange={(event) => {
          const value = Number(event.target.value) / 100;
          onChange(withFinish(finishes, "furniture", value === 1 ? undefined : value), "furniture");
        }}
      />
      <p>{t("finish.furnitureHint")}</p>
    </div>
  );
}
