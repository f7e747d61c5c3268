import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Design, DesignVersion } from "../../design-editor.contract.ts";
import { DEFAULT_SETTINGS, type EditorSettings, sameSettings } from "../../design-editor.ts";
import { change, type History, redo, replace, startHistory, undo } from "../../history.ts";
import { makeLiveSettings } from "./live-settings.ts";
import { saveEdit, takeSavedEdit } from "./saved-edit.ts";
import { usePhoto } from "./use-photo.ts";

/** Why something was refused: a code of the texts at `refused`. */
const REFUSALS = ["tooManyDesigns", "tooManyVersions", "tooOften", "offline"] as const;
type Refusal = (typeof REFUSALS)[number] | "failed";

function refusalOf(error: unknown): Refusal {
  const { code, fields } = problemOf(error);
  if (code === "OFFLINE") return "offline";
  if (code === "TOO_MANY_REQUESTS") return "tooOften";
  return REFUSALS.find((known) => known === fields["limit"]) ?? "failed";
}

/** The editor's state: photograph, settings with their history, and the design on the server once something was applied. */
export function useEditor(saved: Design | null, onSaved?: (design: Design) => void) {
  const t = useT("design-editor");
  const client = useQueryClient();
  const { viewer, isKnown } = useViewer();
  const stage = usePhoto();
  const { photo, openFile, openStored } = stage;
  const [history, setHistory] = useState(() => startHistory(saved?.applied.settings));
  const [design, setDesign] = useState<Design | null>(saved);
  const [isEdited, setEdited] = useState(false);
  const [asks, setAsks] = useState<"signIn" | "name" | null>(null);
  // One idempotency key per photograph: applied twice, it is one design.
  const key = useRef<string>(newId());
  const settings = history.now;
  const [live] = useState(() =>
    makeLiveSettings((slider, value) =>
      // Flushed first: a slider shows its own value until it gets another one.
      flushSync(() => {
        setHistory((before) => change(before, slider, value, performance.now()));
        setEdited(true);
      }),
    ),
  );
  live.know(settings);

  useEffect(() => {
    if (saved) void openStored(saved.source);
  }, [saved, openStored]);

  const upload = useCallback(
    async (file: File) => {
      if (!(await openFile(file))) return;
      key.current = newId();
      setDesign(null);
      setEdited(true);
      toast({ title: t("uploaded") });
    },
    [openFile, t],
  );

  // Restores the photograph and the settings after a sign-in.
  useEffect(() => {
    if (!viewer || saved) return;
    void takeSavedEdit().then(async (stored) => {
      if (!stored || !(await openFile(stored.file))) return;
      setHistory(startHistory(stored.settings));
      setEdited(true);
      toast({ title: t("isBack") });
    });
  }, [viewer, saved, openFile, t]);

  const step = useCallback(
    (move: (before: History) => History) => {
      live.rest();
      setHistory(move);
      setEdited(true);
    },
    [live],
  );
  const set = useCallback(
    <Name extends keyof EditorSettings>(name: Name, value: EditorSettings[Name]) => step((before) => change(before, name, value, performance.now())),
    [step],
  );

  const know = (next: Design) => {
    setDesign(next);
    client.setQueryData(orpc.designEditor.get.queryKey({ input: { id: next.id } }), next);
    void client.invalidateQueries({ queryKey: orpc.designEditor.list.key() });
  };
  /** The design with these settings applied, made at the first time. */
  const applied = async (wanted: EditorSettings): Promise<Design> => {
    if (design && sameSettings(design.applied.settings, wanted)) return design;
    if (design) return api.designEditor.apply({ id: design.id, settings: wanted });
    if (!photo?.file) throw new Error("nothing to edit");
    const made = await api.designEditor.create({ photo: photo.file, settings: wanted, requestKey: key.current });
    return sameSettings(made.applied.settings, wanted) ? made : api.designEditor.apply({ id: made.id, settings: wanted });
  };
  const refuse = (error: unknown) => toast({ title: t("refused.title"), description: t(`refused.${refusalOf(error)}`), tone: "danger" });

  const applying = useMutation({
    mutationFn: (wanted: EditorSettings) => applied(wanted),
    onSuccess(next, wanted) {
      know(next);
      // Changes made meanwhile are still unapplied.
      setHistory((now) => {
        if (sameSettings(now.now, wanted)) setEdited(false);
        return now;
      });
      toast({ title: t("applied"), description: t("appliedText", { width: next.applied.photo.width, height: next.applied.photo.height }) });
    },
    onError: refuse,
  });
  const saving = useMutation({
    mutationFn: async ({ wanted, name }: { wanted: EditorSettings; name?: string }) => {
      const next = await applied(wanted);
      setDesign(next);
      return api.designEditor.save({ id: next.id, ...(name !== undefined && { name }) });
    },
    onSuccess(next) {
      know(next);
      setEdited(false);
      setAsks(null);
      toast({ title: t("saved"), description: t("savedText", { name: next.name ?? "", n: next.versions[0]?.number ?? 1 }) });
      onSaved?.(next);
    },
    onError(error) {
      if (!problemOf(error).fields["name"]) refuse(error);
    },
  });

  const mayAct = (): boolean => {
    if (!isKnown) return false;
    if (!viewer) setAsks("signIn");
    return viewer !== null;
  };
  return {
    ...stage,
    settings,
    live,
    design,
    isEdited,
    asks,
    hasPast: history.past.length > 0,
    hasFuture: history.future.length > 0,
    isApplying: applying.isPending,
    isSaving: saving.isPending,
    upload,
    set,
    undo: () => step(undo),
    redo: () => step(redo),
    reset() {
      live.rest();
      setHistory((before) => replace(before, DEFAULT_SETTINGS));
      if (photo) setEdited(true);
      toast({ title: t("wasReset") });
    },
    restore(version: DesignVersion) {
      step((before) => replace(before, version.settings));
      toast({ title: t("restored", { n: version.number }) });
    },
    apply() {
      live.rest();
      if (!photo) toast({ title: t("noImage"), description: t("noImageText"), tone: "danger" });
      else if (mayAct() && !applying.isPending) applying.mutate(live.now());
    },
    save() {
      live.rest();
      if (!photo) return void toast({ title: t("noDesign"), description: t("noDesignText"), tone: "danger" });
      if (!mayAct()) return;
      if (design?.name) saving.mutate({ wanted: live.now() });
      else {
        saving.reset();
        setAsks("name");
      }
    },
    saveAs: (name: string) => saving.mutateAsync({ wanted: settings, name }),
    know,
    dismiss: () => setAsks(null),
    /** Before signing in: the work stays on the device, and nothing asks whether to leave it. */
    async store() {
      if (photo?.file) await saveEdit(photo.file, settings);
      // Before the next line of the caller, which leaves the page.
      flushSync(() => setEdited(false));
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
