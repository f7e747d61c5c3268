import { Link2, Mail, MessageCircle, Share2 } from "lucide-react";
import { useRootData } from "#app/kit/root-data.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";

/** On phones the system's own sheet; elsewhere a link to copy, WhatsApp and mail. */
export function ShareMenu({ title, path }: { title: string; path: string }) {
  const t = useT("ideas.detail");
  const url = `${useRootData()?.siteUrl ?? ""}${path}`;
  const message = `${title}\n${url}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => void toast({ title: t("share.copied") }),
      () => void toast({ title: t("copyFailed"), tone: "danger" }),
    );
  const start = (open: () => void) => {
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return open();
    // anyone who closes the sheet wanted nothing else; a sheet that cannot open gives way to the menu
    navigator.share({ title, url }).catch((error: Error) => error.name !== "AbortError" && open());
  };
  return (
    <Menu
      label={t("share.title")}
      side="start"
      trigger={({ onClick, ...button }) => (
        <button type="button" className="btn" {...button} onClick={() => start(onClick)}>
          <Share2 aria-hidden />
          {t("share.title")}
        </button>
      )}
    >
      <MenuItem icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {t("share.copy")}
      </MenuItem>
      <a className="menu-item" href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
        <MessageCircle size={18} aria-hidden />
        <span>{t("share.whatsapp")}</span>
      </a>
      <a className="menu-item" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
        <Mail size={18} aria-hidden />
        <span>{t("share.mail")}</span>
      </a>
    </Menu>
  );
}
