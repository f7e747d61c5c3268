import { Link, Outlet } from "react-router";
import { SignInLayout } from "#app/frame/sign-in-layout.tsx";
import { AppErrorScreen } from "#app/kit/error-screen.tsx";
import { leave } from "#app/platform/auth/use-auth.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/onboarding-layout";

/** The steps in the layout of the sign-in, with links to leave. */
function Frame({ children }: { children: React.ReactNode }) {
  return (
    <SignInLayout note={false} isLong actions={<WaysOut />}>
      <meta name="robots" content="noindex" />
      <div className="auth-form wide">{children}</div>
    </SignInLayout>
  );
}

function WaysOut() {
  const t = useT("onboarding");
  return (
    <>
      <Link className="btn ghost" to="/dashboard">
        {t("later")}
      </Link>
      <form method="post" action="/logout" onSubmit={leave} className="phone:hidden">
        <Button type="submit" variant="ghost">
          {t("signOut")}
        </Button>
      </form>
    </>
  );
}

export default function OnboardingLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <AppErrorScreen error={error} />
    </Frame>
  );
}
