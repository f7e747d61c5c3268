import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** Asks before unsaved changes are left behind: inside the application by a dialog, otherwise by the browser's own. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useT("vendors.admin");
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
      title={t("edit.leaveTitle")}
      footer={
        <>
          <Button onClick={blocker.proceed}>{t("edit.leave")}</Button>
          <Button variant="primary" onClick={blocker.reset}>
            {t("edit.stay")}
          </Button>
        </>
      }
    >
      <p>{t("edit.leaveText")}</p>
    </Dialog>
  );
}
