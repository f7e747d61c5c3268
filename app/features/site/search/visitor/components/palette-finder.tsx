import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { COLOR_FAMILIES, FAMILY_SWATCH } from "#app/features/inspiration/ideas/public.ts";
import { IdeaCard } from "#app/features/inspiration/ideas/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { readColors } from "./read-colors.ts";

const SHOWN = 4;

export const firstColor = FAMILY_SWATCH.teal.toLowerCase();
/** Shared with the loader, so that the first color's rooms come with the page. */
export const roomsIn = (color: string) => ({ input: { color: color.slice(1) } });

/** Rooms by a color: picked, one of the families, or one of those in a photograph, which is read in the browser. */
export function PaletteFinder() {
  const t = useT("search.tools");
  const id = useId();
  const [color, setColor] = useState<string>(firstColor);
  const photo = usePhotoColors(setColor);
  return (
    <section className="palette-finder" aria-labelledby={`${id}-title`}>
      <div className="tool-text">
        <h2 id={`${id}-title`}>{t("palette.title")}</h2>
        <p>{t("palette.text")}</p>
        <fieldset className="swatches">
          <legend>{t("palette.families")}</legend>
          {COLOR_FAMILIES.map((family) => (
            <Swatch key={family} color={FAMILY_SWATCH[family].toLowerCase()} label={t(`color.${family}`)} current={color} onChoose={setColor} />
          ))}
        </fieldset>
        <div className="pick">
          <label className="btn">
            <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
            {t("palette.pick")}
          </label>
          <label className="btn">
            <ImageUp size={20} aria-hidden />
            {photo.isReading ? t("palette.reading") : t("palette.fromPhoto")}
            <input className="vh" type="file" accept="image/jpeg,image/png,image/webp,image/avif" onChange={photo.read} disabled={photo.isReading} />
          </label>
        </div>
        <p className="text-sm text-muted">{t("palette.private")}</p>
        <div aria-live="polite">
          {photo.hasFailed && <p className="text-danger">{t("palette.failed")}</p>}
          {photo.colors.length > 0 && (
            <fieldset className="swatches large">
              <legend>{t("palette.found", { n: photo.colors.length })}</legend>
              {photo.colors.map((one) => (
                <Swatch key={one} color={one} label={one} current={color} onChoose={setColor} />
              ))}
            </fieldset>
          )}
        </div>
      </div>
      <Rooms color={color} />
    </section>
  );
}

function usePhotoColors(onFound: (color: string) => void) {
  const [colors, setColors] = useState<string[]>([]);
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    setState("reading");
    try {
      const found = await readColors(file);
      setColors(found);
      setState(found[0] ? "idle" : "failed");
      if (found[0]) onFound(found[0]);
    } catch {
      setState("failed");
    }
  };
  return { colors, read, isReading: state === "reading", hasFailed: state === "failed" };
}

function Swatch({ color, label, current, onChoose }: { color: string; label: string; current: string; onChoose(color: string): void }) {
  return (
    <button
      type="button"
      className={classes("swatch", color === current && "on")}
      aria-pressed={color === current}
      aria-label={label}
      title={label}
      onClick={() => onChoose(color)}
    >
      <span style={{ background: color }} />
    </button>
  );
}

/** The rooms whose colors come nearest, and the way to all of them. */
function Rooms({ color }: { color: string }) {
  const t = useT("search.tools");
  const digits = color.slice(1);
  const list = useQuery({ ...orpc.ideas.list.queryOptions(roomsIn(color)), placeholderData: keepPreviousData });
  if (list.isError) return <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()} />;
  const rooms = list.data?.items.slice(0, SHOWN);
  return (
    <div className="palette-rooms">
      <p className="chosen">
        <span className="dot" style={{ background: color }} />
        <span>{t("palette.preview")}</span>
        <bdi className="num text-sm text-muted" dir="ltr">
          {color}
        </bdi>
        <Link className="btn sm" to={`/ideas?color=${digits}`}>
          {t("palette.see")}
        </Link>
      </p>
      {rooms?.length === 0 ? (
        <p>{t("palette.none")}</p>
      ) : (
        <div className={classes("cards two", list.isPlaceholderData && "fading")} aria-busy={list.isFetching}>
          {rooms
            ? rooms.map((idea) => <IdeaCard key={idea.id} idea={idea} sizes="(max-width: 720px) 50vw, 320px" />)
            : [1, 2, 3, 4].map((n) => <Skeleton key={n} height="13rem" />)}
        </div>
      )}
    </div>
  );
}
