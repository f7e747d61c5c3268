import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { shapeOf } from "./next-shape.ts";

const counterAfter = 3;
const noticeAfter = 5;
/** The profile check may take longer before a message shows. */
export const profileCheckNoticeAfter = 10;

const reload = () => location.reload();

function useSeconds(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((value) => value + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

type WaitingProps = {
  text: ReactNode;
  noticeAfterSeconds?: number;
  /** How long the wait was before this showed. */
  alreadySeconds?: number;
  onRefresh?: () => void;
};

function Waiting({ text, noticeAfterSeconds = noticeAfter, alreadySeconds = 0, onRefresh = reload }: WaitingProps) {
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

/** In place of a page that is not there yet. */
export function LoadingPage(props: Partial<WaitingProps>) {
  const t = useT("shell");
  return (
    <div className="full-screen">
      <Waiting text={t("loading.page")} {...props} />
    </div>
  );
}

/** Restricted addresses: access is checked before anything shows. */
const guarded = /^\/(dashboard|admin|vendor)(\/|$)/;

/** The shape of a page that takes longer than a moment (screens.css says how long), over the one that is left. */
const NextShape = ({ shape }: { shape: string }) => (
  <div className={`next-shape ${shape}`} aria-hidden>
    <div className="wrap">
      {["2.4rem", "1.2rem", ...Array(8).fill("")].map((height: string, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Skeleton key={index} height={height} />
      ))}
    </div>
  </div>
);

/** How long a page may take before more than the thin line at the top is shown. */
const patience = 1_000;

/** While the next page loads, the current one stays; first a line shows, then a card. */
export function NavigationProgress() {
  const t = useT("shell");
  const navigation = useNavigation();
  const here = useLocation().pathname;
  const target = navigation.state === "loading" ? navigation.location.key : undefined;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!target) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [target]);
  if (!navigation.location || !target) return null;
  const { pathname, search } = navigation.location;
  // Changes of a list's filters have their own loading state.
  const shape = pathname === here ? undefined : shapeOf(pathname);
  const isGuarded = guarded.test(pathname);
  const texts = isGuarded ? { text: t("permissions.checking"), noticeAfterSeconds: profileCheckNoticeAfter } : { text: t("loading.page") };
  return (
    <>
      <div className="nav-progress" aria-hidden />
      {shape && <NextShape shape={shape} />}
      {isSlow && (
        <div className="loading-card">
          <Waiting {...texts} alreadySeconds={patience / 1_000} onRefresh={() => location.assign(pathname + search)} />
        </div>
      )}
    </>
  );
}
