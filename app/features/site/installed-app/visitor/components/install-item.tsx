import { MonitorDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MenuItem } from "#app/ui/menu.tsx";
import { install, installWay, onInstallWay } from "../../browser/install.ts";

/** Puts Diwan on the device, or says how its person does; nothing where it is there already, or cannot be. */
export default function InstallItem() {
  const t = useT("installed-app");
  const way = useSyncExternalStore(onInstallWay, installWay, () => null);
  if (!way) return null;
  if (way === "by-hand") return <p className="tiny muted px-3 py-2">{t("install.byHand")}</p>;
  return (
    <MenuItem icon={<MonitorDown aria-hidden />} onClick={() => void install()}>
      {t("install.action")}
    </MenuItem>
  );
}
