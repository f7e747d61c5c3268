import { Form, Link, redirect, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { digitsOf } from "../../account.ts";
import { answerOf, callAuth, checkEmail, hasProblems, refuse, refusedBy, textOf, welcome, withTarget } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { CodeField } from "../components/code-field.tsx";
import { Notice, Problem } from "../components/form-problem.tsx";
import type { Route } from "./+types/login-code";

export function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const target = safeRedirect(search.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  return { target, email: search.get("email") ?? "", back: withTarget("/login", target) };
}

/** Two steps: the address, then the code. Says the same for known and unknown addresses. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = textOf(form, "email");
  const fields = checkEmail(email);
  if (hasProblems(fields)) return refuse(422, { values: { email }, fields });
  const values = { email, sentTo: email };
  if (!form.has("code") || form.get("intent") === "again") {
    const response = await callAuth(context, request, "/email-otp/send-verification-otp", { email, type: "sign-in" });
    if (!response.ok) return refusedBy(response, form.has("code") ? values : { email });
    return { values, fields: {}, isNew: true };
  }
  const otp = digitsOf(textOf(form, "code"));
  if (otp.length !== 6) return refuse(422, { values, fields: { code: "error.codeShape" } });
  const response = await callAuth(context, request, "/sign-in/email-otp", { email, otp });
  if (response.ok) return welcome(response, form.get("redirect"));
  const { code } = await answerOf(response);
  if (code === "ACCOUNT_SUSPENDED") return refuse(403, { values, problem: "error.suspended" });
  return response.status === 400 ? refuse(401, { values, fields: { code: "error.codeWrong" } }) : refusedBy(response, values);
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const { target, back } = loaderData;
  const sentTo = actionData?.values["sentTo"];
  const problem = actionData && !("isNew" in actionData) ? actionData : undefined;
  return (
    <Form method="post" className="auth-form" noValidate>
      <ScreenTitle>{t("code.title")}</ScreenTitle>
      <Heading title={t("code.title")}>{sentTo ? undefined : t("code.text")}</Heading>
      {sentTo && !problem && <Notice>{t("code.sent", { email: sentTo })}</Notice>}
      <Problem problem={problem} />
      {target && <input type="hidden" name="redirect" value={target} />}
      {sentTo ? (
        <>
          <input type="hidden" name="email" value={sentTo} />
          <CodeField label={t("code.label")} error={problem?.fields.code && t(problem.fields.code)} />
        </>
      ) : (
        <Input
          id="email"
          name="email"
          type="email"
          label={t("field.email")}
          error={problem?.fields.email && t(problem.fields.email)}
          defaultValue={actionData?.values["email"] ?? loaderData.email}
          required
          autoComplete="username"
        />
      )}
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t(sentTo ? (isPending ? "login.pending" : "login.submit") : isPending ? "code.pending" : "code.submit")}
      </Button>
      {sentTo && (
        <Button type="submit" name="intent" value="again" variant="ghost" block pending={isPending}>
          {t("code.again")}
        </Button>
      )}
      <Link className="link justify-self-center" to={back}>
        {t("forgot.back")}
      </Link>
    </Form>
  );
}
