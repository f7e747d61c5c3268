import { Link2, Mail, MessageCircle, Share2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";

type Props = { title: string; url: string; className: string; hasLabel: boolean };

/** A link to copy, WhatsApp and mail. Comes open: it is loaded when someone wants it. */
export function ShareMenu({ title, url, className, hasLabel }: Props) {
  const t = useT("ui.share");
  const message = `${title}\n${url}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => void toast({ title: t("copied") }),
      () => void toast({ title: t("copyFailed"), tone: "danger" }),
    );
  return (
    <Menu
      label={t("title")}
      side={hasLabel ? "start" : "end"}
      startsOpen
      trigger={(button) => (
        <button type="button" className={className} aria-label={t("title")} {...button}>
          <Share2 size={20} aria-hidden />
          {hasLabel && t("title")}
        </button>
      )}
    >
      <MenuItem icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {t("copy")}
      </MenuItem>
      <a className="menu-item" href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
        <MessageCircle size={18} aria-hidden />
        <span>{t("whatsapp")}</span>
      </a>
      <a className="menu-item" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
        <Mail size={18} aria-hidden />
        <span>{t("mail")}</span>
      </a>
    </Menu>
  );
}
