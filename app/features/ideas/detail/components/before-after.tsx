import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { Photo, type PhotoImage } from "#app/ui/photo.tsx";
import "../before-after.css";

type Texts = { label: string; before: string; after: string };
type Props = { before: PhotoImage; after: PhotoImage; sizes: string; texts: Texts };

const MIDDLE = 50;

/** Two photographs over each other and a bar between them. The bar is a range, so the keyboard moves it too. */
export function BeforeAfter({ before, after, sizes, texts }: Props) {
  const [cut, setCut] = useState(MIDDLE);
  return (
    <div className="before-after" style={{ "--cut": `${cut}%` } as CSSProperties}>
      <Photo image={before} sizes={sizes} />
      <div className="after">
        <Photo image={after} sizes={sizes} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        aria-label={texts.label}
        aria-valuetext={`${cut} %`}
        onChange={(event) => setCut(Number(event.target.value))}
      />
      <span className="bar" aria-hidden>
        <span>
          <ChevronsLeftRight size={20} />
        </span>
      </span>
      <span className="tag-of before">{texts.before}</span>
      <span className="tag-of afterwards">{texts.after}</span>
    </div>
  );
}
