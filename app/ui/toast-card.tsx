import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { dismissToast, type Toast } from "./toast.tsx";

const duration = 5_000;
/** There is something to decide. */
const actionDuration = 12_000;

/** One message; it closes by itself except while hovered or focused. */
export default function ToastCard({ id, title, description, tone, action }: Toast) {
  const t = useT("ui");
  const [isHeld, setHeld] = useState(false);
  const hasAction = action !== undefined;
  const act = () => {
    dismissToast(id);
    action?.onAction();
  };
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), hasAction ? actionDuration : duration);
    return () => clearTimeout(timer);
  }, [id, isHeld, hasAction]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stays while it is read
    <div
      className={`toast ${tone}`}
      role={tone === "danger" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === "danger" ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      <div>
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button type="button" className="link toast-act" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={t("close")} onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
