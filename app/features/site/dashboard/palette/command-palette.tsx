import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SEARCH_LENGTH } from "../dashboard.ts";
import { CommandOptions } from "./command-options.tsx";
import { rememberRecent } from "./recent.ts";
import { useCommands } from "./use-commands.tsx";
import { type Entry, useResults } from "./use-results.ts";
import "./command-palette.css";

/** Goes to or does whatever the person may: a text field that drives a list (the combobox pattern), in the browser's own dialog. */
export function CommandPalette({ onClose, takeTyped }: { onClose(): void /** Text typed before this loaded. */; takeTyped(): string }) {
  const t = useT("dashboard.palette");
  const id = useId();
  const { viewer } = useViewer();
  const [typed, setTyped] = useState("");
  const take = useRef(takeTyped);
  useEffect(() => {
    const before = take.current();
    if (before) setTyped((later) => before + later);
  }, []);
  const [activeKey, setActiveKey] = useState("");
  const { groups, isPending, error, tryAgain } = useResults(typed, useCommands(viewer), viewer);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === activeKey),
  );
  const active = entries[at];
  const run = useRun(onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActiveKey(entries[(at + step + entries.length) % entries.length]?.key ?? "");
    } else if (event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(active);
    }
  };
  const isEmpty = entries.length === 0;
  const optionId = (key: string) => `${id}-${entries.findIndex((entry) => entry.key === key)}`;
  useScrolledInto(active && optionId(active.key));
  return (
    <Dialog isOpen headless onClose={onClose} title={t("title")}>
      <div className="commands">
        <div className="ask">
          <Search size={20} aria-hidden />
          <input
            autoFocus
            role="combobox"
            aria-label={t("title")}
            aria-expanded={!isEmpty}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active.key)}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={SEARCH_LENGTH}
            placeholder={t("placeholder")}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActiveKey("");
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <p className="vh" role="status">
          {isPending ? t("searching") : t("count", { n: entries.length })}
        </p>
        <div className="found" id={`${id}-list`} role="listbox" aria-label={t("title")} aria-busy={isPending}>
          <CommandOptions groups={groups} active={active?.key} idOf={optionId} onRun={run} onPoint={setActiveKey} />
        </div>
        {isEmpty && !isPending && !error && (
          <div className="none">
            <b>{t("none", { words: typed.trim() })}</b>
            <span>{t("noneText")}</span>
          </div>
        )}
        {error && (
          <div className="none" role="alert">
            <span>{t("failed")}</span>
            <Button size="sm" onClick={tryAgain}>
              {t("tryAgain")}
            </Button>
          </div>
        )}
        <p className="keys" aria-hidden>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t("keys.move")}
          </span>
          <span>
            <kbd>↵</kbd> {t("keys.open")}
          </span>
          <span>
            <kbd>Esc</kbd> {t("keys.close")}
          </span>
        </p>
      </div>
    </Dialog>
  );
}

function useRun(onClose: () => void) {
  const navigate = useNavigate();
  const { viewer } = useViewer();
  return (entry: Entry) => {
    onClose();
    if (entry.kind === "command" && "run" in entry.command) return entry.command.run();
    const to = entry.kind === "hit" ? entry.hit.to : entry.kind === "recent" ? entry.to : "to" in entry.command ? entry.command.to : "/";
    rememberRecent(viewer?.id, { to, title: entry.title });
    void navigate(to);
  };
}

/** The chosen option stays in sight. */
function useScrolledInto(id: string | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!id || last.current === id) return;
    last.current = id;
    document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}
