import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import { classes } from "./classes.ts";

type Props = {
  before: ReactNode;
  after: ReactNode;
  /** The labels of the two pictures. */
  labels: { before: ReactNode; after: ReactNode };
  /** The slider's name. */
  label: string;
  /** Width by height, where it is not the usual 3:2. */
  ratio?: number;
  className?: string;
};

/** Two pictures of one room, one over the other: what was before is at the start side. A slider over both, so that arrow keys come free. */
export function CompareFrame({ before, after, labels, label, ratio, className }: Props) {
  const [at, setAt] = useState(50);
  return (
    <div className={classes("compare", className)} style={{ "--at": `${at}%`, ...(ratio && { aspectRatio: ratio }) } as CSSProperties}>
      {after}
      <span className="compare-before">{before}</span>
      <span className="badge over compare-label">{labels.before}</span>
      <span className="badge over compare-label end">{labels.after}</span>
      <CompareHandle at={at} onMove={setAt} label={label} />
    </div>
  );
}

/** The slider of such a frame and its bar. The frame is positioned and has the place as `--at`. */
export function CompareHandle({ at, onMove, label }: { at: number; onMove(at: number): void; label: string }) {
  return (
    <>
      <input className="compare-range" type="range" min={0} max={100} value={at} aria-label={label} onChange={(event) => onMove(Number(event.target.value))} />
      <span className="compare-bar" aria-hidden>
        <span>
          <ChevronsLeftRight size={20} />
        </span>
      </span>
    </>
  );
}
