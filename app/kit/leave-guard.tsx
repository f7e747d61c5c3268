import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type Props = { isDirty: boolean; texts: { title: string; text: string; leave: string; stay: string } };

/** Asks before unsaved changes are left behind: inside the application by a dialog, otherwise by the browser's own. */
export function LeaveGuard({ isDirty, texts }: Props) {
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
      title={texts.title}
      footer={
        <>
          <Button onClick={blocker.proceed}>{texts.leave}</Button>
          <Button variant="primary" onClick={blocker.reset}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
