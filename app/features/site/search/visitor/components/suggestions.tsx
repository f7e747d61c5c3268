import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { forgetAllRecent, forgetRecent, readRecent, rememberRecent } from "../../recent.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { type Entry, useEntries } from "./use-entries.ts";
import "./suggestions.css";

type Props = { form: HTMLFormElement; isInline?: boolean | undefined; onLeave?: (() => void) | undefined };

/**
 * Turns the form's plain field into a combobox with a list, arrow keys and ARIA. The input element stays the page's own,
 * with its focus and value.
 */
export function Suggestions({ form, isInline = false, onLeave }: Props) {
  const t = useT("search");
  const id = useId();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const location = useLocation();
  const input = form.elements.namedItem("q") as HTMLInputElement;
  const [typed, setTyped] = useState(input.value);
  const [isFocused, setFocused] = useState(form.contains(document.activeElement));
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [recent, setRecent] = useState(() => readRecent(viewer?.id));
  const { words, groups, isPending, isFailed, hasHits } = useEntries(typed, recent);
  const entries = groups.flatMap((group) => group.entries);
  const at = entries.findIndex(({ key }) => key === activeKey);
  const isOpen = (isFocused || isInline) && entries.length > 0;
  const optionId = (key: string) => `${id}-${entries.findIndex((entry) => entry.key === key)}`;

  const close = () => {
    setFocused(false);
    setActiveKey(null);
  };
  const leave = () => {
    close();
    // The keyboard of a phone would hide what was found.
    if (matchMedia("(pointer: coarse)").matches) input.blur();
    onLeave?.();
  };
  const choose = (entry: Entry) => {
    rememberRecent(viewer?.id, entry.look === "recent" ? entry.title : words);
    leave();
    void navigate(entry.to);
  };
  const forget = (entry: Entry) => {
    forgetRecent(viewer?.id, entry.title);
    setRecent(readRecent(viewer?.id));
    setActiveKey(null);
  };
  const move = (to: number) => {
    const entry = entries[to];
    setActiveKey(entry?.key ?? null);
    if (entry) document.getElementById(optionId(entry.key))?.scrollIntoView({ block: "nearest" });
  };

  const onInput = useEffectEvent(() => {
    setTyped(input.value);
    setActiveKey(null);
    setFocused(true);
  });
  const onFocusIn = useEffectEvent(() => {
    setRecent(readRecent(viewer?.id));
    setFocused(true);
  });
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    if (!form.contains(event.relatedTarget as Node | null)) close();
  });
  const onSubmit = useEffectEvent(() => {
    rememberRecent(viewer?.id, words);
    // The router's listener runs after this one: closing the sheet now would remove its form.
    setTimeout(leave);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.target !== input) return;
    const active = entries[at];
    const last = entries.length - 1;
    const steps: Record<string, number> = { ArrowDown: at === last ? -1 : at + 1, ArrowUp: at === -1 ? last : at - 1 };
    // At the ends of the line these keys are the field's own until an option is chosen.
    if (active) Object.assign(steps, { Home: 0, End: last });
    const next = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (isOpen) move(next);
      else setFocused(true);
    } else if (event.key === "Enter" && isOpen && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Delete" && active?.look === "recent") {
      event.preventDefault();
      forget(active);
    } else if (event.key === "Escape" && !isInline && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    form.addEventListener("input", () => onInput(), { signal });
    input.addEventListener("click", () => onFocusIn(), { signal });
    form.addEventListener("focusin", () => onFocusIn(), { signal });
    form.addEventListener("focusout", (event) => onFocusOut(event), { signal });
    form.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    form.addEventListener("submit", () => onSubmit(), { signal });
    return () => controller.abort();
  }, [form, input]);

  // Another page: the field shows what that page says, and nothing is open.
  const page = useRef(location.key);
  useEffect(() => {
    if (page.current === location.key) return;
    page.current = location.key;
    input.value = input.defaultValue;
    setTyped(input.value);
    setFocused(false);
  }, [input, location.key]);

  const active = entries[at] && isOpen ? optionId(entries[at].key) : null;
  useAria(input, { list: `${id}-list`, isOpen, active });

  const clear = () => {
    forgetAllRecent(viewer?.id);
    setRecent([]);
    input.focus();
  };
  return (
    <>
      <p className="vh" role="status">
        {(isFocused || isInline) && !isPending && (isFailed ? t("suggestFailed") : t("suggestionCount", { n: entries.length }))}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: prevents the list from taking the focus; its options are the controls */}
      <div className={classes("suggest", isInline && "inline")} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <div id={`${id}-list`} role="listbox" aria-label={t("suggestions")} aria-busy={isPending}>
          <SuggestionList groups={groups} words={words} active={activeKey} idOf={optionId} onChoose={choose} onForget={forget} onPoint={setActiveKey} />
        </div>
        {words && !hasHits && !isPending && <p className="note">{t(isFailed ? "suggestFailed" : "noSuggestions")}</p>}
        {!words && recent.length > 0 && (
          <div className="foot">
            <button type="button" className="link" onClick={clear}>
              {t("clearRecent")}
            </button>
            <span className="d-only">{t("recentHint")}</span>
          </div>
        )}
      </div>
    </>
  );
}

/** The field's ARIA attributes; React renders the field without these. */
function useAria(input: HTMLInputElement, { list, isOpen, active }: { list: string; isOpen: boolean; active: string | null }): void {
  useEffect(() => {
    const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-controls": list, "aria-expanded": String(isOpen) };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (active) input.setAttribute("aria-activedescendant", active);
    else input.removeAttribute("aria-activedescendant");
  }, [input, list, isOpen, active]);
}
