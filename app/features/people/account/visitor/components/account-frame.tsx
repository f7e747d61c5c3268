import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";

/** The page title; these screens are not indexed. */
export function ScreenTitle({ children }: { children: string }) {
  const t = useT("account");
  return (
    <>
      <title>{`${children} · ${t("mail.siteName")}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export const Heading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div>
    <h1>{title}</h1>
    {children && <p className="mt-1.5 text-muted">{children}</p>}
  </div>
);
