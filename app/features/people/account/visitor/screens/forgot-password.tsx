import { Form, Link, useNavigation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { callAuth, checkEmail, hasProblems, refuse, refusedBy, textOf } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { Problem } from "../components/form-problem.tsx";
import { MailSent } from "../components/mail-sent.tsx";
import type { Route } from "./+types/forgot-password";

/** Says the same for known and unknown addresses. */
export async function action({ context, request }: Route.ActionArgs) {
  const email = textOf(await request.formData(), "email");
  const fields = checkEmail(email);
  if (hasProblems(fields)) return refuse(422, { values: { email }, fields });
  const response = await callAuth(context, request, "/request-password-reset", { email });
  return response.ok ? { sentTo: email } : refusedBy(response, { email });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  if (actionData && "sentTo" in actionData) {
    return (
      <div className="auth-form">
        <ScreenTitle>{t("forgot.sent.title")}</ScreenTitle>
        <MailSent title={t("forgot.sent.title")} text={t("forgot.sent.text", { email: actionData.sentTo })} link={{ to: "/login", label: t("forgot.back") }} />
      </div>
    );
  }
  return (
    <Form method="post" className="auth-form" noValidate>
      <ScreenTitle>{t("forgot.title")}</ScreenTitle>
      <Heading title={t("forgot.title")}>{t("forgot.text")}</Heading>
      <Problem problem={actionData} />
      <Input
        id="email"
        name="email"
        type="email"
        label={t("field.email")}
        error={actionData?.fields.email && t(actionData.fields.email)}
        defaultValue={actionData?.values["email"] ?? ""}
        required
        autoComplete="username"
      />
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t(isPending ? "forgot.pending" : "forgot.submit")}
      </Button>
      <Link className="link justify-self-center" to="/login">
        {t("forgot.back")}
      </Link>
    </Form>
  );
}
