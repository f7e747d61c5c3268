import { Form } from "react-router";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { languages } from "#app/platform/languages/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { FormProblem } from "../account.ts";
import { Notice, Problem } from "./form-problem.tsx";

type Props = { viewer: Viewer; isEmailVerified: boolean; sentTo: string | undefined; problem: FormProblem | undefined };

/** Who is signed in: name, address, role and language, and the way out. */
export function AccountPanel({ viewer, isEmailVerified, sentTo, problem }: Props) {
  const t = useT("account");
  const page = useLanguage();
  const language = languages.find(({ code }) => code === (viewer.language ?? page.code));
  const role = t(`role.${viewer.role}`);
  const facts = [
    [t("dashboard.name"), <bdi key="name">{viewer.name}</bdi>],
    [
      t("dashboard.email"),
      <span key="email" className="grid justify-items-start gap-1">
        <bdi dir="ltr" className="max-w-full break-all">
          {viewer.email}
        </bdi>
        <StatusBadge tone={isEmailVerified ? "ok" : "warn"}>{t(isEmailVerified ? "dashboard.verified" : "dashboard.unverified")}</StatusBadge>
      </span>,
    ],
    [t("dashboard.role"), viewer.permissions.includes("content_manager") ? `${role} · ${t("dashboard.contentManager")}` : role],
    [
      t("dashboard.language"),
      language && (
        <span key="language" lang={language.htmlLang}>
          {language.nativeName}
        </span>
      ),
    ],
  ] as const;
  return (
    <section className="panel grid gap-4">
      <h2 className="text-xl">{t("dashboard.account")}</h2>
      <dl className="grid gap-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[64px_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isEmailVerified && (
        <Form method="post" className="grid gap-3">
          {sentTo ? <Notice>{t("dashboard.verificationSent", { email: sentTo })}</Notice> : <Problem problem={problem} />}
          {!sentTo && (
            <Button type="submit" size="sm">
              {t("dashboard.sendVerification")}
            </Button>
          )}
        </Form>
      )}
      <Form method="post" action="/logout">
        <Button type="submit" block>
          {t("dashboard.signOut")}
        </Button>
      </Form>
    </section>
  );
}
