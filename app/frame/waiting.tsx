import { type ReactNode, useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";

const counterAfter = 3;
const noticeAfter = 5;
const reload = () => location.reload();

function useSeconds(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((value) => value + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

export type WaitingProps = {
  text: ReactNode;
  noticeAfterSeconds?: number;
  /** How long the wait was before this showed. */
  alreadySeconds?: number;
  onRefresh?: () => void;
};

/** Shows what is loading; later the seconds, then a button to refresh. */
export function Waiting({ text, noticeAfterSeconds = noticeAfter, alreadySeconds = 0, onRefresh = reload }: WaitingProps) {
  const t = useT("shell");
  const seconds = useSeconds(alreadySeconds);
  return (
    <div className="notice-card">
      <Mark className="mark" />
      <p role="status">{text}</p>
      {seconds >= counterAfter && <p className="count">{t("loading.seconds", { seconds })}</p>}
      {seconds >= noticeAfterSeconds && (
        <div className="slow">
          <p role="status">{t("loading.slow")}</p>
          <div className="acts">
            <Button size="sm" onClick={onRefresh}>
              {t("loading.refresh")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
