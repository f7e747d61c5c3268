import type { CSSProperties, ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DOOR_WIDTH } from "../../fit.ts";
import type { ProductCategory } from "../../products.ts";

/** Millimeters. */
export type Measured = { width: number; depth: number; height: number; seat: number | null; category: ProductCategory };

const PERSON = 170;
const DOOR = { width: DOOR_WIDTH, height: 210 };
const GAP = 28;
const BELOW = 40;
const ABOVE = 20;
const LIFTED = 6;

const cm = (millimeters: number): number => millimeters / 10;

/** The piece from the front and from the side, to scale: one unit is a centimeter. A drawing of things in a room, the same in every direction of writing. */
export function ScaleDrawing(piece: Measured) {
  const t = useT("products.fit");
  const format = useFormat();
  const [width, depth, height] = [cm(piece.width), cm(piece.depth), cm(piece.height)];
  const ceiling = Math.max(DOOR.height, height) + ABOVE;
  const text = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const [person, front, door] = [GAP, GAP + 46 + GAP, GAP + 46 + GAP + width + GAP + 14];
  const across = door + DOOR.width + GAP;
  const seat = piece.seat === null ? null : cm(piece.seat);
  return (
    <div className="dims" style={{ "--across": across, "--over": ceiling - height - ABOVE } as CSSProperties}>
      <Figure width={across} ceiling={ceiling} label={t("front", { width: text(width), height: text(height) })}>
        <Person at={person} floor={ceiling} />
        <text className="mu" x={person + 23} y={ceiling - PERSON - 8}>
          {PERSON}
        </text>
        <g className="hu">
          <rect x={door} y={ceiling - DOOR.height} width={DOOR.width} height={DOOR.height} />
          <rect x={door + 6} y={ceiling - DOOR.height + 6} width={DOOR.width - 12} height={DOOR.height - 6} />
          <path d={`M${door + 14} ${ceiling - 100}v14`} />
        </g>
        <text className="mu" x={door + DOOR.width / 2} y={ceiling - DOOR.height - 6}>
          {`${DOOR.width} × ${DOOR.height}`}
        </text>
        <Front x={front} floor={ceiling} width={width} height={height} seat={seat} category={piece.category} />
        <Across from={front} to={front + width} y={ceiling + 14} text={`${text(width)} ${t("cm")}`} />
        <Up x={front + width + 12} floor={ceiling} height={height} text={text(height)} />
      </Figure>
      <Figure width={GAP * 2 + depth + 20} ceiling={ceiling} label={t("side", { depth: text(depth) })}>
        <Side x={GAP + 20} floor={ceiling} depth={depth} height={height} seat={seat} category={piece.category} />
        <Across from={GAP + 20} to={GAP + 20 + depth} y={ceiling + 14} text={`${text(depth)} ${t("cm")}`} />
        {seat !== null && <Up x={GAP + 6} floor={ceiling} height={seat} text={text(seat)} />}
      </Figure>
    </div>
  );
}

const Figure = ({ width, ceiling, label, children }: { width: number; ceiling: number; label: string; children: ReactNode }) => (
  <svg className="dim" viewBox={`0 0 ${width} ${ceiling + BELOW}`} style={{ "--w": width } as CSSProperties} role="img" aria-label={label}>
    <path className="fl" d={`M0 ${ceiling}H${width}`} />
    {children}
  </svg>
);

const Person = ({ at, floor }: { at: number; floor: number }) => (
  <g className="hu" transform={`translate(${at - 19} ${floor - PERSON})`}>
    <circle cx="42" cy="12" r="12" />
    <path d="M42 28c-14 0-22 6-23 18l-5 118h56l-5-118c-1-12-9-18-23-18z" />
    <path d="M30 164v6M54 164v6" />
  </g>
);

type Shape = { floor: number; height: number; seat: number | null; category: ProductCategory };

/** What can be sat on has a seat, a back and arms; a table a top and legs; what hangs or lies is the space that it takes. */
function Front({ x, floor, width, height, seat, category }: Shape & { x: number; width: number }) {
  const top = floor - height;
  if (category === "tables") return <Table x={x} top={top} width={width} height={height} />;
  if (seat === null || seat >= height) return <Block x={x} top={top} width={width} height={height} />;
  const arm = Math.min(24, width / 6);
  const armTop = floor - Math.min(height, seat + 18);
  return (
    <g className="ob">
      <rect x={x + arm / 2} y={top} width={width - arm} height={height - LIFTED} rx={8} />
      <rect x={x + arm} y={floor - seat} width={width - 2 * arm} height={seat - LIFTED} rx={4} />
      <rect x={x} y={armTop} width={arm} height={floor - armTop - LIFTED} rx={6} />
      <rect x={x + width - arm} y={armTop} width={arm} height={floor - armTop - LIFTED} rx={6} />
      <path d={`M${x + 8} ${floor - LIFTED}v${LIFTED}M${x + width - 8} ${floor - LIFTED}v${LIFTED}`} />
    </g>
  );
}

function Side({ x, floor, depth, height, seat, category }: Shape & { x: number; depth: number }) {
  const top = floor - height;
  if (category === "tables") return <Table x={x} top={top} width={depth} height={height} />;
  if (seat === null || seat >= height) return <Block x={x} top={top} width={depth} height={height} />;
  const back = Math.min(18, depth / 4);
  return (
    <g className="ob">
      <rect x={x + depth - back} y={top} width={back} height={height - LIFTED} rx={6} />
      <rect x={x} y={floor - seat} width={depth - back} height={seat - LIFTED} rx={4} />
      <path d={`M${x + 6} ${floor - LIFTED}v${LIFTED}M${x + depth - 6} ${floor - LIFTED}v${LIFTED}`} />
    </g>
  );
}

type Box = { x: number; top: number; width: number; height: number };

const Block = ({ x, top, width, height }: Box) => (
  <g className="ob">
    <rect x={x} y={top} width={width} height={height} rx={Math.min(4, height / 2)} />
  </g>
);

function Table({ x, top, width, height }: Box) {
  const thick = Math.min(6, height / 4);
  const legs = [x + 6, x + width - 6];
  return (
    <g className="ob">
      <rect x={x} y={top} width={width} height={thick} rx={2} />
      <path d={legs.map((leg) => `M${leg} ${top + thick}v${height - thick}`).join("")} />
    </g>
  );
}

const Across = ({ from, to, y, text }: { from: number; to: number; y: number; text: string }) => (
  <>
    <path className="di" d={`M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`} />
    <text x={(from + to) / 2} y={y + 20}>
      {text}
    </text>
  </>
);

const Up = ({ x, floor, height, text }: { x: number; floor: number; height: number; text: string }) => (
  <>
    <path className="di" d={`M${x} ${floor - height}V${floor}M${x - 4} ${floor - height}h8M${x - 4} ${floor}h8`} />
    <text x={x} y={floor - height - 6}>
      {text}
    </text>
  </>
);
