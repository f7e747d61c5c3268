import type { CSSProperties } from "react";

type Spot = { x: number; y: number };
type Props = {
  address: string /** Where it looks, in shares of the picture, and where that is in the frame. */;
  at: Spot;
  inFrame: Spot;
  sheet: { width: number; height: number };
};

const SIZE = 116;
const CLOSER = 2.5;

/** What is under the finger, larger and beside it: the finger hides the place itself. */
export function Magnifier({ address, at, inFrame, sheet }: Props) {
  const [width, height] = [sheet.width * CLOSER, sheet.height * CLOSER];
  const above = inFrame.y > SIZE + 56;
  const style: CSSProperties = {
    backgroundImage: `url("${address}")`,
    backgroundSize: `${width}px ${height}px`,
    backgroundPosition: `${SIZE / 2 - at.x * width}px ${SIZE / 2 - at.y * height}px`,
    translate: `calc(${inFrame.x}px - 50%) ${above ? inFrame.y - SIZE - 40 : inFrame.y + 40}px`,
  };
  return <span className="control-magnifier" style={style} aria-hidden />;
}
