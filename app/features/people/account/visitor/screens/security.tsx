import { useRevalidator } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { securityAction } from "../../server/security.actions.server.ts";
import { EmailSection } from "../components/email-section.tsx";
import { Notice } from "../components/form-problem.tsx";
import { PasskeySection } from "../components/passkey-section.tsx";
import { PasswordSection } from "../components/password-section.tsx";
import { SessionSection } from "../components/session-section.tsx";
import { TwoFactorSection } from "../components/two-factor-section.tsx";
import type { Route } from "./+types/security";

export const handle = { namespaces: ["account.security"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { accountSecurity } = context.get(requestContext).client;
  const [security, sessions] = await Promise.all([accountSecurity.get(), accountSecurity.listSessions()]);
  return { security, sessions: sessions.items, needsTwoFactor: viewer.needsTwoFactor ?? false };
}

export const action = ({ context, request }: Route.ActionArgs) => securityAction(context, request);

export default function SecuritySettings({ loaderData }: Route.ComponentProps) {
  const t = useT("account.security");
  const { security, sessions, needsTwoFactor } = loaderData;
  const { revalidate } = useRevalidator();
  useLiveEvents("session", (event) => void (event && revalidate()));
  return (
    <div>
      <title>{t("title")}</title>
      {needsTwoFactor && (
        <div className="mb-2">
          <Notice isDone={false}>{t("twoFactor.needed")}</Notice>
        </div>
      )}
      <EmailSection security={security} />
      <PasswordSection security={security} />
      <TwoFactorSection security={security} />
      <PasskeySection security={security} />
      <SessionSection sessions={sessions} />
    </div>
  );
}
