import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { publicApiKey } from "#app/platform/api-key.server.ts";
import { LanguageProvider } from "#app/platform/languages/language-context.tsx";
import { pageLanguage } from "#app/platform/languages/languages.ts";
import { browserQueryClient, makeQueryClient } from "#app/platform/query.ts";
import type { Route } from "./+types/root";
import "./app.css";

/** What every page knows: its language and theme. Who is signed in is asked for by the browser, so that public pages can be kept. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, languageSource, theme, siteUrl, nonce } = context.get(requestContext);
  return { language: pageLanguage(language as Parameters<typeof pageLanguage>[0]), languageSource, theme, siteUrl, nonce, publicApiKey: publicApiKey() };
}

/** A navigation changes none of it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={root?.language.htmlLang ?? "en"} dir={root?.language.isRTL ? "rtl" : "ltr"} data-theme={root?.theme ?? "light"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
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

export default function Root({ loaderData }: Route.ComponentProps) {
  const [client] = useState(() => (typeof document === "undefined" ? makeQueryClient() : browserQueryClient()));
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider language={loaderData.language}>
        <Outlet />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
