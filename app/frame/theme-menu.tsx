import { Monitor, Moon, Sun } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { setTheme, useTheme } from "../kit/preferences.ts";
import { useViewer } from "../kit/viewer.ts";

const icons = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const t = useT("shell");
  const theme = useTheme();
  const { viewer } = useViewer();
  const Icon = icons[theme];
  const title = t("theme.title");
  return (
    <Menu
      label={title}
      trigger={(button) => (
        <Tooltip text={title}>
          <button type="button" className="icon-btn" aria-label={title} {...button}>
            <Icon size={20} aria-hidden />
          </button>
        </Tooltip>
      )}
    >
      {(["light", "dark", "system"] as const).map((choice) => {
        const ChoiceIcon = icons[choice];
        return (
          <MenuItem key={choice} icon={<ChoiceIcon aria-hidden />} checked={theme === choice} onClick={() => setTheme(choice, viewer !== null)}>
            {t(`theme.${choice}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
