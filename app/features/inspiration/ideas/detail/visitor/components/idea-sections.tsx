import { ArrowRight, Copy } from "lucide-react";
import { Link } from "react-router";
import { ReportButton } from "#app/features/talk/moderation/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { toast } from "#app/ui/toast.tsx";
import type { IdeaDetail } from "../../detail.contract.ts";
import { CompareSlot } from "./compare-slot.tsx";

type Props = { idea: IdeaDetail };

export function DescriptionSection({ idea }: Props) {
  if (!idea.description) return null;
  return (
    <section className="sect">
      <div className="prose">
        {idea.description.split(/\n{2,}/).map((text) => (
          <p key={text} dir="auto" className="whitespace-pre-line" lang={languageOf(text)}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Flats of the room's colors: each leads to rooms with that color; its code is copied with a tap. */
export function PaletteSection({ idea }: Props) {
  const t = useT("ideas.detail");
  const copy = (hex: string) =>
    navigator.clipboard.writeText(hex).then(
      () => void toast({ title: t("copied", { what: hex }) }),
      () => void toast({ title: t("copyFailed"), tone: "danger" }),
    );
  if (idea.palette.length === 0) return null;
  return (
    <section className="sect">
      <h2>{t("palette")}</h2>
      <ul className="palette">
        {idea.palette.map(({ hex, name }) => (
          <li key={hex}>
            <Link
              to={`/ideas?color=${hex.slice(1).toLowerCase()}`}
              aria-label={t("roomsIn", { color: t(`color.${name}`) })}
              title={t("roomsIn", { color: t(`color.${name}`) })}
            >
              <i style={{ background: hex }} />
              <b aria-hidden>{t(`color.${name}`)}</b>
            </Link>
            <button type="button" aria-label={t("copyColor", { hex })} onClick={() => void copy(hex)}>
              <bdi dir="ltr">{hex}</bdi>
              <Copy size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BeforeAfterSection({ idea }: Props) {
  const t = useT("ideas.detail");
  const after = idea.photos[0];
  if (!idea.before || !after) return null;
  return (
    <section className="sect">
      <h2>{t("beforeAfter.title")}</h2>
      <CompareSlot before={idea.before} after={after} title={idea.title} sizes="(max-width: 1100px) 100vw, 800px" />
      <p className="mt-3 text-sm">
        <Link className="link" to="/ideas/before-after">
          {t("beforeAfter.all")} <ArrowRight size={16} className="flip" aria-hidden />
        </Link>
      </p>
    </section>
  );
}

export function TagsSection({ idea }: Props) {
  const t = useT("ideas.detail");
  if (idea.tags.length === 0) return null;
  return (
    <section className="sect">
      <h2>{t("tags")}</h2>
      <ul className="chips">
        {idea.tags.map((tag) => (
          <li key={tag}>
            <Link className="chip" to={`/ideas?tag=${encodeURIComponent(tag.toLowerCase())}`} dir="auto">
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const ReportLine = ({ idea }: Props) => (
  <p className="idea-report">
    <ReportButton type="idea" id={idea.id} name={idea.title} />
  </p>
);
