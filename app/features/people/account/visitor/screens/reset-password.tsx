import { useEffect } from "react";
import { Form, redirectDocument, useNavigation } from "react-router";
import { SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import type { SessionEvent } from "#app/platform/auth/use-auth.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { answerOf, callAuth, checkNewPassword, hasProblems, passwordOf, refuse, refusedBy, textOf } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { Problem } from "../components/form-problem.tsx";
import { NewPassword } from "../components/new-password.tsx";
import { useUnfixed } from "../components/use-unfixed.ts";
import type { Route } from "./+types/reset-password";

export const headers = () => ({ ...SECRET_ADDRESS, "Cache-Control": "no-store" });

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const token = textOf(form, "token");
  const password = passwordOf(form);
  const fields = checkNewPassword(password);
  if (hasProblems(fields)) return refuse(422, { values: {}, fields });
  const response = await callAuth(context, request, "/reset-password", { token, newPassword: password });
  if (response.ok) return redirectDocument("/login?notice=reset");
  return (await answerOf(response)).code === "INVALID_TOKEN" ? refuse(400, { values: {}, problem: "reset.invalid.text" }) : refusedBy(response, {});
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  useEffect(() => void window.dispatchEvent(new CustomEvent<SessionEvent>("session", { detail: "PASSWORD_RECOVERY" })), []);
  const { errorOf, onInput } = useUnfixed(actionData);
  const error = errorOf("password");
  if (!loaderData.token || actionData?.problem === "reset.invalid.text") {
    return (
      <div className="auth-form" role="alert">
        <ScreenTitle>{t("reset.invalid.title")}</ScreenTitle>
        <Heading title={t("reset.invalid.title")}>{t("reset.invalid.text")}</Heading>
        <ButtonLink to="/forgot-password" variant="primary" size="lg" block>
          {t("reset.invalid.again")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form method="post" className="auth-form" noValidate onInput={onInput}>
      <ScreenTitle>{t("reset.title")}</ScreenTitle>
      <Heading title={t("reset.title")}>{t("reset.text")}</Heading>
      <Problem problem={actionData} />
      <input type="hidden" name="token" value={loaderData.token} />
      <NewPassword label={t("field.newPassword")} error={error && t(error)} />
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t(isPending ? "reset.pending" : "reset.submit")}
      </Button>
    </Form>
  );
}
