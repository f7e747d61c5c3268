import { useT } from "#app/platform/languages/language-context.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const MODES = [
  { id: "redesign", to: "/redesign" },
  { id: "editor", to: "/design-editor" },
  { id: "creator", to: "/ai-interior-creator" },
] as const;

type Props = {
  current: (typeof MODES)[number]["id"] | null;
  /** For a screen with its own editor, which must stay mounted with its photograph. */
  editorPath?: string;
};

/** The studio's switch between its three modes, on the first screen of each. */
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
