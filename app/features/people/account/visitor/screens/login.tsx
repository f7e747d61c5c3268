import { Form, Link, redirect, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { offeredProviders } from "#app/platform/auth/social-providers.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { answerOf, callAuth, checkEmail, type Fields, hasProblems, passwordOf, refuse, refusedBy, textOf, welcome } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { Notice, Problem } from "../components/form-problem.tsx";
import { OtherWays } from "../components/other-ways.tsx";
import { useUnfixed } from "../components/use-unfixed.ts";
import type { Route } from "./+types/login";

const NOTICES: ReadonlyMap<string, "login.afterReset" | "login.afterSignUp" | "login.again"> = new Map([
  ["reset", "login.afterReset"],
  ["signed-up", "login.afterSignUp"],
  ["again", "login.again"],
] as const);

/** With Google or Apple: what they or better-auth said on the way back. */
function problemOf(error: string | null) {
  if (!error) return null;
  if (error === "ACCOUNT_SUSPENDED") return "error.suspended" as const;
  return error === "account_not_linked" ? ("error.notLinked" as const) : ("error.provider" as const);
}

export function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const target = safeRedirect(search.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  const notice = NOTICES.get(search.get("notice") ?? "") ?? (target ? ("login.continueTo" as const) : null);
  return { target, notice, email: search.get("email") ?? "", providers: offeredProviders, problem: problemOf(search.get("error")) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = textOf(form, "email");
  const password = passwordOf(form);
  const fields: Fields = { ...checkEmail(email), ...(password ? {} : { password: "error.passwordRequired" }) };
  if (hasProblems(fields)) return refuse(422, { values: { email }, fields });
  const response = await callAuth(context, request, "/sign-in/email", { email, password });
  if (response.status === 401 || response.status === 400) return refuse(401, { values: { email }, problem: "error.credentials" });
  if ((await answerOf(response)).code === "ACCOUNT_SUSPENDED") return refuse(403, { values: { email }, problem: "error.suspended" });
  return response.ok ? welcome(response, form.get("redirect")) : refusedBy(response, { email });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const { target, notice, problem, providers } = loaderData;
  const carried = target ? `?redirect=${encodeURIComponent(target)}` : "";
  const unfixed = useUnfixed(actionData);
  const errorOf = (field: "email" | "password") => {
    const error = unfixed.errorOf(field);
    return error && t(error);
  };
  return (
    <Form method="post" className="auth-form" noValidate onInput={unfixed.onInput}>
      <ScreenTitle>{t("login.pageTitle")}</ScreenTitle>
      <Heading title={t("login.title")}>{t("login.text")}</Heading>
      {notice && !actionData && !problem && <Notice isDone={notice !== "login.continueTo" && notice !== "login.again"}>{t(notice)}</Notice>}
      <Problem problem={actionData ?? (problem ? { values: {}, fields: {}, problem } : undefined)} />
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
      <OtherWays target={target} providers={providers} />
      <p className="text-center text-sm text-muted">
        {t.rich("login.newHere", {
          link: (text) => (
            <Link className="link" to={`/signup${carried}`}>
              {text}
            </Link>
          ),
        })}
      </p>
    </Form>
  );
}
