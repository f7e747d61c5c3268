import { Focus, RotateCcw, RotateCw, Ruler, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Dialog } from "../../dialog.tsx";
import { IconButton } from "../../icon-button.tsx";
import { isToScale, type Measures } from "./to-scale.ts";
import { TURN, useStage, ZOOM } from "./use-stage.ts";
import "./model.css";

type Props = {
  /** Of a binary glTF file. */
  address: string;
  name: string;
  /** As the seller states them. */
  measures: Measures | null;
  /** It comes in several fabrics, colors or sizes, of which the model shows one. */
  hasChoices: boolean;
  /** Shown where the model cannot be. */
  photos: ReactNode;
  onClose(): void;
};

/** A piece in 3D: turned by mouse, finger, keys and buttons. Load it on demand, inside a Suspense. */
export function ModelDialog({ address, name, measures, hasChoices, photos, onClose }: Props) {
  const t = useT("ui.model");
  const [isMeasured, setMeasured] = useState(false);
  const { state, stage, canvas, labels } = useStage(address);
  const bounds = stage?.bounds;
  const fits = bounds && measures && isToScale(bounds, measures);
  const isShown = state === "shown";
  const measure = () => {
    stage?.showSize(!isMeasured);
    setMeasured(!isMeasured);
  };
  const tools = [
    { label: t("turnLeft"), icon: <RotateCcw size={20} aria-hidden />, onClick: () => stage?.turn(TURN, 0) },
    { label: t("turnRight"), icon: <RotateCw size={20} aria-hidden />, onClick: () => stage?.turn(-TURN, 0) },
    { label: t("zoomIn"), icon: <ZoomIn size={20} aria-hidden />, onClick: () => stage?.zoom(1 / ZOOM) },
    { label: t("zoomOut"), icon: <ZoomOut size={20} aria-hidden />, onClick: () => stage?.zoom(ZOOM) },
    { label: t("reset"), icon: <Focus size={20} aria-hidden />, onClick: () => stage?.reset() },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={<span dir="auto">{name}</span>} size="wide">
      {state === "unsupported" || state === "failed" ? (
        <>
          <p role="alert">{t(state)}</p>
          {photos}
        </>
      ) : (
        <>
          <div className="model-stage" aria-busy={!isShown}>
            <canvas ref={canvas} role="img" aria-label={t("picture", { name })} />
            <SizeLabels refs={labels} size={fits ? measures : bounds} isShown={isMeasured} />
            {!isShown && (
              <p className="model-wait" role="status">
                {t("loading")}
              </p>
            )}
          </div>
          <div className="model-tools">
            {tools.map(({ label, icon, onClick }) => (
              <IconButton key={label} label={label} disabled={!isShown} onClick={onClick}>
                {icon}
              </IconButton>
            ))}
            <IconButton label={t("size")} aria-pressed={isMeasured} disabled={!isShown} onClick={measure}>
              <Ruler size={20} aria-hidden />
            </IconButton>
          </div>
          <div className="model-notes">
            {bounds && <SizeNote bounds={bounds} measures={measures} />}
            {hasChoices && <p>{t("choices")}</p>}
            <p className="small muted">{t("hint")}</p>
          </div>
        </>
      )}
    </Dialog>
  );
}

const CENTIMETER = 10;

function SizeNote({ bounds, measures }: { bounds: Measures; measures: Measures | null }) {
  const t = useT("ui.model");
  const format = useFormat();
  const cm = (millimeters: number) => format.number(millimeters / CENTIMETER, { maximumFractionDigits: 0 });
  const text = ({ width, depth, height }: Measures) => t("measures", { width: cm(width), depth: cm(depth), height: cm(height) });
  if (!measures) return <p>{t("measured", { measures: text(bounds) })}</p>;
  return <p>{isToScale(bounds, measures) ? t("toScale", { measures: text(measures) }) : t("otherSize", { measures: text(measures), model: text(bounds) })}</p>;
}

type LabelsProps = { refs: readonly [width: Ref, depth: Ref, height: Ref]; size: Measures | null | undefined; isShown: boolean };
type Ref = React.RefObject<HTMLSpanElement | null>;

/** The same figures as the note below, at the edges of the piece. */
function SizeLabels({ refs, size, isShown }: LabelsProps) {
  const t = useT("ui.model");
  const format = useFormat();
  const values = size ? [size.width, size.depth, size.height] : [0, 0, 0];
  return (
    <div className="model-size num" aria-hidden hidden={!isShown}>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: width, depth and height stay where they are
        <span key={at} ref={refs[at]}>
          <bdi>{t("cm", { n: format.number(value / CENTIMETER, { maximumFractionDigits: 0 }) })}</bdi>
        </span>
      ))}
    </div>
  );
}
