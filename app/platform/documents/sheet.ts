/** PDF counts in points. */
export const MM = 72 / 25.4;

/** A4 with its margins; the foot is what the line with the page number takes of the lower one. */
const SHEET = { width: 210 * MM, height: 297 * MM, margin: 14 * MM, foot: 7 * MM } as const;
const top = SHEET.margin;
const bottom = SHEET.height - SHEET.margin - SHEET.foot;

/** What a flow may fill. */
export const body = { x: SHEET.margin, width: SHEET.width - 2 * SHEET.margin, top, bottom, height: bottom - top };
/** The position of the page number. */
export const foot = { x: SHEET.margin, y: bottom + SHEET.foot / 2, width: body.width };

/** The current position; begins another sheet when something does not fit. */
export class Cursor {
  y: number = top;
  readonly #next: () => void;

  constructor(next: () => void) {
    this.#next = next;
  }

  get left(): number {
    return bottom - this.y;
  }

  /** @returns whether another sheet was begun; the caller must break anything higher than a sheet */
  room(height: number): boolean {
    if (height <= this.left || this.y === top) return false;
    this.newSheet();
    return true;
  }

  newSheet(): void {
    this.#next();
    this.y = top;
  }
}
