import { lazy, type ReactNode, Suspense } from "react";
import { AuthProvider } from "#app/platform/auth/use-auth.tsx";
import { LanguageProvider } from "#app/platform/languages/language-context.tsx";
import type { PageLanguage } from "#app/platform/languages/languages.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { ConnectionGuard } from "./connection-guard.tsx";
import { LoadingPage, NavigationProgress } from "./loading.tsx";
import { StartupNotice } from "./startup-notice.tsx";
import { authSource, useViewer } from "./viewer.ts";

const english: PageLanguage = { code: "en", htmlLang: "en", isRTL: false, intlLocale: "en-SA-u-ca-gregory-nu-latn" };

const ImpersonationBanner = lazy(() => import("./impersonation-banner.tsx"));

/** Nothing for everybody but an admin who is signed in as somebody else. */
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

/** Around every page: language, account, connection, progress, messages. */
export function RootFrame({ language = english, children }: { language?: PageLanguage | undefined; children: ReactNode }) {
  return (
    <LanguageProvider language={language}>
      <AuthProvider source={authSource}>
        <ConnectionGuard>
          <NavigationProgress />
          <Impersonation />
          <Suspense fallback={<LoadingPage />}>
            {children}
            <StartupNotice />
          </Suspense>
        </ConnectionGuard>
        <Toaster />
      </AuthProvider>
    </LanguageProvider>
  );
}
