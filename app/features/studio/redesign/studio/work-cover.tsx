import { useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";

type Props = { picture: RedesignPicture; onCancel(): void; isCanceling: boolean };

/** Over the photograph while a picture is made: a spinner, the elapsed time, and Cancel. */
export function WorkCover({ picture, onCancel, isCanceling }: Props) {
  const t = useT("redesign");
  const s = useT("redesign.studio");
  const seconds = useSeconds(picture.createdAt);
  return (
    <div className="stage-cover">
      <div className="stage-note" role="status">
        <Mark className="mark" />
        <b>{s("work.title", { style: t(`styles.${picture.style}`) })}</b>
        {picture.state === "queued" && seconds > 4 && <span>{s("work.queued")}</span>}
        {/* Read aloud once with the rest, not every second. */}
        <span className="num" aria-hidden>
          {s("work.seconds", { n: seconds })}
        </span>
        {seconds > 8 && <span className="tiny">{s("work.leave")}</span>}
        <Button size="sm" onClick={onCancel} pending={isCanceling}>
          {s("work.cancel")}
        </Button>
      </div>
    </div>
  );
}

/** Zero at first, on the server as in the browser, whose clocks differ. */
function useSeconds(since: string): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}
