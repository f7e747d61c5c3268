import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";

/** Asks before unsaved changes are left behind: inside the application by a dialog, otherwise by the browser's own. */
export function LeaveGuard({ isDirty, title, text }: { isDirty: boolean; title?: string; text?: string }) {
  const t = useT("ui.form");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      isOpen
      onClose={blocker.reset}
      title={title ?? t("leave.title")}
      footer={
        <>
          <Button onClick={blocker.proceed}>{t("leave.leave")}</Button>
          <Button variant="primary" onClick={blocker.reset}>
            {t("leave.stay")}
          </Button>
        </>
      }
    >
      <p>{text ?? t("leave.text")}</p>
    </Dialog>
  );
}
