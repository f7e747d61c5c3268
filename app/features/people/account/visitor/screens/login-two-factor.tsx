import { Form, Link, redirect, useNavigation, useSearchParams } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { isChallenged } from "#app/platform/auth/viewer.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { digitsOf } from "../../account.ts";
import { answerOf, callAuth, refuse, refusedBy, textOf, welcome, withTarget } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { CodeField } from "../components/code-field.tsx";
import { Problem } from "../components/form-problem.tsx";
import type { Route } from "./+types/login-two-factor";

const LOCKED_MINUTES = 15;
const startAgain = (target: unknown) => {
  const path = withTarget("/login", target);
  return redirect(`${path}${path.includes("?") ? "&" : "?"}notice=again`);
};

export function loader({ context, request }: Route.LoaderArgs) {
  const target = safeRedirect(new URL(request.url).searchParams.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  if (!isChallenged(request.headers)) throw startAgain(target);
  return { target };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const isBackup = form.get("method") === "backup";
  const typed = textOf(form, "code");
  const code = isBackup ? typed : digitsOf(typed);
  if (isBackup ? !code : code.length !== 6) return refuse(422, { values: {}, fields: { code: isBackup ? "error.codeRequired" : "error.codeShape" } });
  const path = isBackup ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp";
  const response = await callAuth(context, request, path, { code, trustDevice: form.has("trust") });
  if (response.ok) return welcome(response, form.get("redirect"));
  const answer = await answerOf(response);
  if (answer.code === "ACCOUNT_TEMPORARILY_LOCKED") return refuse(429, { values: {}, problem: "error.tooMany", minutes: LOCKED_MINUTES });
  if (answer.code === "INVALID_CODE" || answer.code === "INVALID_BACKUP_CODE") return refuse(401, { values: {}, fields: { code: "error.codeWrong" } });
  if (answer.code === "ACCOUNT_SUSPENDED") return refuse(403, { values: {}, problem: "error.suspended" });
  return response.status === 401 || response.status === 400 ? startAgain(form.get("redirect")) : refusedBy(response, {});
}

export default function LoginTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const [search] = useSearchParams();
  const isBackup = search.get("method") === "backup";
  const { target } = loaderData;
  const other = new URLSearchParams({ ...(target && { redirect: target }), ...(!isBackup && { method: "backup" }) });
  return (
    <Form method="post" className="auth-form" noValidate key={isBackup ? "backup" : "app"}>
      <ScreenTitle>{t("twoFactor.title")}</ScreenTitle>
      <Heading title={t("twoFactor.title")}>{t(isBackup ? "twoFactor.backupText" : "twoFactor.text")}</Heading>
      <Problem problem={actionData} />
      {target && <input type="hidden" name="redirect" value={target} />}
      {isBackup && <input type="hidden" name="method" value="backup" />}
      <CodeField
        label={t(isBackup ? "twoFactor.backupLabel" : "code.label")}
        isBackup={isBackup}
        error={actionData?.fields.code && t(actionData.fields.code)}
      />
      <Checkbox name="trust" label={t("twoFactor.trust")} />
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t(isPending ? "login.pending" : "login.submit")}
      </Button>
      <Link className="link justify-self-center" to={`?${other}`} replace>
        {t(isBackup ? "twoFactor.useApp" : "twoFactor.useBackup")}
      </Link>
    </Form>
  );
}
