import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useViewer } from "../kit/viewer.ts";

const SignedInMenu = lazy(() => import("./account-items.tsx").then((module) => ({ default: module.SignedInMenu })));

/** Sign-in in words for a visitor, the account's menu for the others. */
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
        <Link to="/login" className="btn">
          {t("nav.signIn")}
        </Link>
      )}
    </span>
  );
}
