import { Form, Link, redirect, redirectDocument, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Input, PasswordInput } from "#app/ui/input.tsx";
import { callAuth, checkEmail, cookiesOf, type Fields, hasProblems, passwordOf, refuse, refusedBy, textOf } from "../account.forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { Notice, Problem } from "../components/form-problem.tsx";
import type { Route } from "./+types/login";

const NOTICES: ReadonlyMap<string, "login.afterReset" | "login.afterSignUp"> = new Map([
  ["reset", "login.afterReset"],
  ["signed-up", "login.afterSignUp"],
] as const);

export function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const target = safeRedirect(search.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  const notice = NOTICES.get(search.get("notice") ?? "") ?? (target ? ("login.continueTo" as const) : null);
  return { target, notice, email: search.get("email") ?? "" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = textOf(form, "email");
  const password = passwordOf(form);
  const fields: Fields = { ...checkEmail(email), ...(password ? {} : { password: "error.passwordRequired" }) };
  if (hasProblems(fields)) return refuse(422, { values: { email }, fields });
  const response = await callAuth(context, request, "/sign-in/email", { email, password });
  if (response.status === 401 || response.status === 400) return refuse(401, { values: { email }, problem: "error.credentials" });
  if (!response.ok) return refusedBy(response, { email });
  // The whole page is loaded anew: what was fetched for nobody must not be shown to somebody.
  return redirectDocument(afterSignIn(form.get("redirect")), { headers: cookiesOf(response) });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const { target, notice } = loaderData;
  const keep = target ? `?redirect=${encodeURIComponent(target)}` : "";
  const errorOf = (field: "email" | "password") => actionData?.fields[field] && t(actionData.fields[field]);
  return (
    <Form method="post" className="auth-form" noValidate>
      <ScreenTitle>{t("login.pageTitle")}</ScreenTitle>
      <Heading title={t("login.title")}>{t("login.text")}</Heading>
      {notice && !actionData && <Notice isDone={notice !== "login.continueTo"}>{t(notice)}</Notice>}
      <Problem problem={actionData} />
      {target && <input type="hidden" name="redirect" value={target} />}
      <Input
        id="email"
        name="email"
        type="email"
        label={t("field.email")}
        error={errorOf("email")}
        defaultValue={actionData?.values["email"] ?? loaderData.email}
        required
        autoComplete="username"
      />
      <PasswordInput
        id="password"
        name="password"
        label={t("field.password")}
        error={errorOf("password")}
        required
        autoComplete="current-password"
        aside={
          <Link className="link small" to="/forgot-password">
            {t("login.forgot")}
          </Link>
        }
      />
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t(isPending ? "login.pending" : "login.submit")}
      </Button>
      <p className="or">{t("login.or")}</p>
      <ButtonLink to={`/signup${keep}`} size="lg" block>
        {t("login.create")}
      </ButtonLink>
    </Form>
  );
}
