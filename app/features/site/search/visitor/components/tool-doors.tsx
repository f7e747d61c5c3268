import { ArrowRight, ImageUp, LayoutDashboard, SlidersHorizontal } from "lucide-react";
import { Suspense } from "react";
import { RedesignPair } from "#app/features/studio/redesign/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";

const DOORS = [
  { name: "editor", path: "/design-editor", Icon: SlidersHorizontal },
  { name: "creator", path: "/ai-interior-creator", Icon: LayoutDashboard },
] as const;

/** The redesign with what it does, and the ways to the other tools. */
export function ToolDoors() {
  const t = useT("search.tools");
  return (
    <>
      <section className="redesign-tool">
        <div className="tool-text">
          <h2>{t("redesign.title")}</h2>
          <p>{t("redesign.text")}</p>
          <a className="btn primary lg" href="/redesign">
            <ImageUp size={20} aria-hidden />
            {t("redesign.action")}
          </a>
          <p className="text-sm text-muted">{t("redesign.note")}</p>
        </div>
        <Suspense fallback={<div className="tool-wait" />}>
          <RedesignPair />
        </Suspense>
      </section>
      <ul className="tool-doors">
        {DOORS.map(({ name, path, Icon }) => (
          <li key={name}>
            <Icon size={24} aria-hidden />
            <h2>
              <a href={path}>{t(`doors.${name}`)}</a>
            </h2>
            <p>{t(`doors.${name}Text`)}</p>
            <ArrowRight size={20} className="flip go" aria-hidden />
          </li>
        ))}
      </ul>
    </>
  );
}
