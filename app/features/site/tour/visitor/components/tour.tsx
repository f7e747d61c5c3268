import { useEffect, useId, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { findTarget, TOURS } from "../../tour.ts";
import "../../tour.css";

type Props = { role: Role /** By its person, from the menu: then the focus goes there. */; isAsked: boolean; onClose(): void };

const REDUCED = "(prefers-reduced-motion: reduce)";
/** What lies above the page has the Escape key first. */
const isCovered = () => document.querySelector("dialog[open], :popover-open") !== null;

/** A card in the corner, on phones above the bar, that shows what matters, control by control. It blocks nothing. */
export function Tour({ role, isAsked, onClose }: Props) {
  const t = useT("tour");
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState("");
  const steps = TOURS[role];
  const isLast = at === steps.length - 1;
  const step = steps[at] ?? steps[0];
  const text = (part: "title" | "text") => t(`${role}.${step.name}.${part}` as "admin.account.title");

  useSeen(isLast);
  usePointer(step.at, at > 0 || isAsked);
  // A region that comes with its words is not read out: they follow it.
  const words = `${t("step", { n: at + 1, of: steps.length })}: ${text("title")}. ${text("text")}`;
  useEffect(() => setSaid(words), [words]);
  useEffect(() => {
    if (isAsked) card.current?.focus();
  }, [isAsked]);

  const close = () => {
    // Nobody loses their place on the page.
    if (card.current?.contains(document.activeElement)) document.getElementById("content")?.focus({ preventScroll: true });
    onClose();
  };
  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isCovered()) leave.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <section ref={card} className="tour" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <p className="tour-step">{t("step", { n: at + 1, of: steps.length })}</p>
      <h2 id={`${id}-title`}>{text("title")}</h2>
      <p>{text("text")}</p>
      <p className="vh" role="status">
        {said}
      </p>
      <div className="tour-acts">
        <Button size="sm" variant="ghost" onClick={close}>
          {t("skip")}
        </Button>
        <Button size="sm" aria-disabled={at === 0 || undefined} onClick={() => setAt(Math.max(0, at - 1))}>
          {t("back")}
        </Button>
        <Button size="sm" variant="primary" onClick={() => (isLast ? close() : setAt(at + 1))}>
          {t(isLast ? "done" : "next")}
        </Button>
      </div>
    </section>
  );
}

/** Closed or left for another page, it was seen, on all devices. */
function useSeen(isFinished: boolean): void {
  const finished = useRef(isFinished);
  finished.current = isFinished;
  useEffect(
    () => () => {
      // Not stored, it comes once more.
      void api.tour.see({ isFinished: finished.current }).catch(() => undefined);
    },
    [],
  );
}

/** Marks the control of a step. `brings`: into view, too, once a person asked for it. */
function usePointer(at: readonly string[], brings: boolean): void {
  useEffect(() => {
    const target = findTarget(at);
    if (!target) return;
    target.setAttribute("data-tour-here", "");
    if (brings) target.scrollIntoView({ block: "nearest", behavior: matchMedia(REDUCED).matches ? "auto" : "smooth" });
    return () => target.removeAttribute("data-tour-here");
  }, [at, brings]);
}
