import { EyeOff, Footprints, Lamp, Proportions, Smartphone } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";

const TIPS = [
  ["corner", Proportions],
  ["straight", Smartphone],
  ["light", Lamp],
  ["floor", Footprints],
] as const;

/** Tips for a good photograph, and how it is handled. */
export function StartNotes() {
  const t = useT("redesign");
  return (
    <section className="redesign-part start-notes" aria-labelledby="redesign-tips">
      <h2 id="redesign-tips">{t("tips.title")}</h2>
      <ul>
        {TIPS.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={24} aria-hidden />
            <h3>{t(`tips.${name}`)}</h3>
            <p>{t(`tips.${name}Text`)}</p>
          </li>
        ))}
      </ul>
      <aside className="start-privacy" aria-labelledby="redesign-privacy">
        <EyeOff size={24} aria-hidden />
        <div>
          <h3 id="redesign-privacy">{t("privacy.title")}</h3>
          <p>{t("privacy.text")}</p>
        </div>
      </aside>
    </section>
  );
}
