import { useT } from "#app/platform/languages/language-context.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const MODES = [
  { id: "redesign", to: "/redesign" },
  { id: "editor", to: "/design-editor" },
  { id: "creator", to: "/ai-interior-creator" },
] as const;

type Props = {
  current: (typeof MODES)[number]["id"] | null;
  /** Where a screen brings an editor of its own, which keeps its photograph. */
  editorPath?: string;
};

/** The studio is one place with three modes: the switch stands on each of their first screens. */
export function StudioModes({ current, editorPath }: Props) {
  const t = useT("shell");
  return (
    <Tabs
      label={t("studio.label")}
      current={current ?? ""}
      tabs={MODES.map(({ id, to }) => ({ id, to: (id === "editor" && editorPath) || to, label: t(`studio.${id}`) }))}
    />
  );
}
