import { Share2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";

/** The device's share sheet; without one, copies the address. */
export function ShareButton({ title }: { title: string }) {
  const t = useT("forum");
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ title: t("copied") });
      }
    } catch (error) {
      // closing the device's share sheet is not an error
      if (!(error instanceof DOMException && error.name === "AbortError")) toast({ title: t("actionFailed"), tone: "danger" });
    }
  };
  return (
    <button type="button" className="forum-act" onClick={() => void share()}>
      <Share2 size={16} aria-hidden />
      {t("share")}
    </button>
  );
}
