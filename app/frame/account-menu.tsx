import { CircleUserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { useViewer } from "../kit/viewer.ts";

const SignedInMenu = lazy(() => import("./account-items.tsx").then((module) => ({ default: module.SignedInMenu })));

/** Sign-in for a visitor, the account's menu for the others. Both are as wide as the placeholder before it is known. */
export function AccountMenu() {
  const t = useT("shell");
  const { viewer } = useViewer();
  return (
    <span className="account">
      {viewer ? (
        <Suspense fallback={<span className="icon-btn" />}>
          <SignedInMenu viewer={viewer} />
        </Suspense>
      ) : (
        <Tooltip text={t("nav.signIn")}>
          <Link to="/login" className="icon-btn" aria-label={t("nav.signIn")}>
            <CircleUserRound size={22} aria-hidden />
          </Link>
        </Tooltip>
      )}
    </span>
  );
}
