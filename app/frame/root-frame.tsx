import { lazy, type ReactNode, Suspense, use } from "react";
import { useMatches } from "react-router";
import { AuthProvider } from "#app/platform/auth/use-auth.tsx";
import { LanguageProvider, useLanguage } from "#app/platform/languages/language-context.tsx";
import type { PageLanguage } from "#app/platform/languages/languages.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { AppErrorScreen } from "../kit/error-screen.tsx";
import { authSource, useViewer } from "../kit/viewer.ts";
import { useFailedScreen } from "../kit/whole-load.ts";
import { ConnectionGuard } from "./connection-guard.tsx";
import { LoadingPage, NavigationProgress } from "./loading.tsx";
import { textsOfPage } from "./page-messages.ts";
import { StartupNotice } from "./startup-notice.tsx";

const english: PageLanguage = { code: "en", htmlLang: "en", isRTL: false, intlLocale: "en-SA-u-ca-gregory-nu-latn" };

const ImpersonationBanner = lazy(() => import("./impersonation-banner.tsx"));

/** Renders only for an admin who is signed in as someone else. */
function Impersonation() {
  const { viewer } = useViewer();
  return (
    viewer?.impersonatedBy && (
      <Suspense fallback={null}>
        <ImpersonationBanner name={viewer.name} />
      </Suspense>
    )
  );
}

function PageTexts({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  const matches = useMatches();
  const coming = import.meta.env.SSR ? undefined : textsOfPage(code, matches);
  if (coming) use(coming);
  return children;
}

/** Around every page: language, account, connection, progress, messages. */
export function RootFrame({ language = english, children }: { language?: PageLanguage | undefined; children: ReactNode }) {
  const failure = useFailedScreen();
  return (
    <LanguageProvider language={language}>
      <AuthProvider source={authSource}>
        <ConnectionGuard>
          <NavigationProgress />
          <Impersonation />
          <Suspense fallback={<LoadingPage />}>
            <PageTexts>
              {failure ? (
                <main id="content">
                  <AppErrorScreen error={failure} onTryAgain={() => location.reload()} />
                </main>
              ) : (
                children
              )}
              <StartupNotice />
            </PageTexts>
          </Suspense>
        </ConnectionGuard>
        <Toaster />
      </AuthProvider>
    </LanguageProvider>
  );
}
