import { manifestPath } from "#app/features/site/installed-app/public.ts";
import { timeZoneScript } from "#app/platform/languages/time-zone-script.ts";
import type { RootData } from "../kit/root-data.ts";
import { fontsOf } from "./fonts.ts";
import { startupScript } from "./startup-script.ts";

const light = "#faf7f2";
const dark = "#14130f";

/**
 * What every page's head has besides its own title and scripts. The server's markup stays as it is: the browser ships none
 * of this and leaves those elements alone.
 */
export function DocumentHead({ root, messages }: { root: RootData | undefined; messages: string | undefined }) {
  if (!import.meta.env.SSR) return null;
  const theme = root?.theme ?? "light";
  return (
    <>
      {theme === "system" ? (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        </>
      ) : (
        <meta name="theme-color" content={theme === "dark" ? dark : light} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(root?.language.code ?? "en")} />
      {fontsOf(root?.language.code ?? "en").map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {root?.texts && <link rel="preload" as="fetch" href={root.texts} crossOrigin="anonymous" />}
      <link rel="modulepreload" href={messages} data-messages-of={root?.language.code ?? "en"} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by the page's nonce */}
      <script nonce={root?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `${timeZoneScript};${startupScript}` }} />
    </>
  );
}
