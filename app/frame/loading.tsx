import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { shapeOf } from "./next-shape.ts";
import type { WaitingProps } from "./waiting.tsx";

/** The profile check may take longer before a message shows. */
const profileCheckNoticeAfter = 10;

/** Loaded on demand: most pages arrive before it shows. If its script fails, the line at the top remains. */
const Waiting = lazy<ComponentType<WaitingProps>>(() =>
  import("./waiting.tsx").then(
    (module) => ({ default: module.Waiting }),
    () => ({ default: () => null }),
  ),
);

/** In place of a page that is not there yet. */
export function LoadingPage(props: Partial<WaitingProps>) {
  const t = useT("shell");
  return (
    <div className="full-screen">
      <Suspense>
        <Waiting text={t("loading.page")} {...props} />
      </Suspense>
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
          <Suspense>
            <Waiting {...texts} alreadySeconds={patience / 1_000} onRefresh={() => location.assign(pathname + search)} />
          </Suspense>
        </div>
      )}
    </>
  );
}
