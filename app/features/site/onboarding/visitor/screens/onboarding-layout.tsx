import { Form, Link, Outlet } from "react-router";
import { LanguageSwitch } from "#app/frame/language-menu.tsx";
import { AppErrorScreen } from "#app/kit/error-screen.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Logo } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/onboarding-layout";

/** Nothing but the steps: logo, language, the way out. */
function Frame({ children }: { children: React.ReactNode }) {
  const t = useT("onboarding");
  const shell = useT("shell");
  return (
    <div className="min-h-screen">
      <meta name="robots" content="noindex" />
      <header className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <Link className="logo me-auto" to="/home">
          <Logo name={shell("siteName")} />
        </Link>
        <span className="utils">
          <LanguageSwitch />
        </span>
        <Link className="btn ghost" to="/dashboard">
          {t("later")}
        </Link>
        <Form method="post" action="/logout" className="phone:hidden">
          <Button type="submit" variant="ghost">
            {t("signOut")}
          </Button>
        </Form>
      </header>
      <main id="content" className="mx-auto w-full max-w-[640px] px-4 pt-8 pb-24 phone:pt-4">
        {children}
      </main>
    </div>
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
