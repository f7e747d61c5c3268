import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { DocumentHead } from "#app/frame/document-head.tsx";
import { textsFirst, usePageMessages } from "#app/frame/page-messages.ts";
import { RootFrame } from "#app/frame/root-frame.tsx";
import { AppErrorScreen } from "#app/kit/error-screen.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { analyticsId } from "#app/platform/analytics/analytics.server.ts";
import { publicApiKey } from "#app/platform/api/api-key.server.ts";
import { browserQueryClient, makeQueryClient } from "#app/platform/api/query.ts";
import { changedTextsAddress } from "#app/platform/languages/changed-texts.server.ts";
import { type PageLanguage, pageLanguage } from "#app/platform/languages/languages.ts";
import type { Route } from "./+types/root";
import "./app.css";

/** Root data: language and theme. The browser loads the viewer, so that public pages can be cached. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, languageSource, theme, siteUrl, nonce } = context.get(requestContext);
  return {
    language: pageLanguage(language as Parameters<typeof pageLanguage>[0]),
    languageSource,
    theme,
    siteUrl,
    nonce,
    publicApiKey: publicApiKey(),
    analyticsId,
    texts: changedTextsAddress(language),
  };
}

export const clientMiddleware = [textsFirst];

/** A navigation changes none of it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const { names, address } = usePageMessages(root?.language.code ?? "en");
  const mayBeOverruled = root?.languageSource === "browser" || root?.languageSource === "default";
  return (
    <html
      lang={root?.language.htmlLang ?? "en"}
      dir={root?.language.isRTL ? "rtl" : "ltr"}
      data-theme={root?.theme ?? "light"}
      data-language={root?.language.code}
      data-language-source={mayBeOverruled ? root.languageSource : undefined}
      data-messages={names}
      data-texts={root?.texts}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <DocumentHead root={root} messages={address} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Providers({ language, children }: { language: PageLanguage | undefined; children: ReactNode }) {
  const [client] = useState(() => (typeof document === "undefined" ? makeQueryClient() : browserQueryClient()));
  return (
    <QueryClientProvider client={client}>
      <RootFrame language={language}>{children}</RootFrame>
    </QueryClientProvider>
  );
}

/** Only where analytics is configured, and never before the page is usable. */
const Analytics = lazy(() => import("#app/frame/analytics.tsx").then((module) => ({ default: module.Analytics })));

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Providers language={loaderData.language}>
      <Outlet />
      {loaderData.analyticsId && (
        <Suspense>
          <Analytics id={loaderData.analyticsId} />
        </Suspense>
      )}
    </Providers>
  );
}

/** For what no layout caught. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers language={useRootData()?.language}>
      <main id="content">
        <AppErrorScreen error={error} />
      </main>
    </Providers>
  );
}
