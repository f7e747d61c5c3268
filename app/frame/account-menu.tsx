import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useViewer } from "../kit/viewer.ts";

const SignedInMenu = lazy(() => import("./account-items.tsx").then((module) => ({ default: module.SignedInMenu })));

/** Sign-in in words for a visitor, the account's menu for the others. `isExpected`: behind the sign-in nobody is a visitor. */
export function AccountMenu({ isExpected = false }: { isExpected?: boolean }) {
  const t = useT("shell");
  const { viewer } = useViewer();
  const place = <span className="icon-btn" />;
  return (
    <span className="account">
      {viewer ? (
        <Suspense fallback={place}>
          <SignedInMenu viewer={viewer} />
        </Suspense>
      ) : isExpected ? (
        place
      ) : (
        <Link to="/login" className="btn guests">
          {t("nav.signIn")}
        </Link>
      )}
    </span>
  );
}
