import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Lattice, Logo } from "#app/ui/brand.tsx";
import { classes } from "#app/ui/classes.ts";
import { LanguageSwitch } from "./language-menu.tsx";

type Props = {
  children: ReactNode;
  note?: boolean;
  /** Ways out, beside the language. */
  actions?: ReactNode;
  /** For what has several steps: phones and tablets show the form alone. */
  isLong?: boolean;
};

/** The form beside the lit lattice. Give it an element with the class auth-form. */
export function SignInLayout({ children, note = true, actions, isLong = false }: Props) {
  const t = useT("shell");
  return (
    <div className={classes("auth", isLong && "long")}>
      <div className="auth-main">
        <header className="auth-top">
          <Link className="logo" to="/home">
            <Logo name={t("siteName")} />
          </Link>
          <span className="utils">
            <LanguageSwitch />
          </span>
          {actions}
        </header>
        <main id="content" className="grid">
          {children}
        </main>
        {note && <footer className="tiny muted">{t("signInPanel.note")}</footer>}
      </div>
      <aside className="auth-side">
        <div className="shade" />
        <Lattice />
        <p className="word">{t("signInPanel.title")}</p>
        <p>{t("signInPanel.text")}</p>
      </aside>
    </div>
  );
}
