import { Form, Link, redirect, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PERSON_NAME_MAX } from "#app/platform/rules/person-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Input } from "#app/ui/input.tsx";
import { callAuth, checkSignUp, hasProblems, passwordOf, refuse, refusedBy, textOf } from "../../server/forms.server.ts";
import { ScreenTitle } from "../components/account-frame.tsx";
import { Problem } from "../components/form-problem.tsx";
import { MailSent } from "../components/mail-sent.tsx";
import { NewPassword } from "../components/new-password.tsx";
import { RoleChoice } from "../components/role-choice.tsx";
import type { Route } from "./+types/signup";

export function loader({ context, request }: Route.LoaderArgs) {
  const target = safeRedirect(new URL(request.url).searchParams.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  return { target };
}

/** A known address gets the same answer as a new one; its owner is told by mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = { name: textOf(form, "name"), email: textOf(form, "email"), role: textOf(form, "role"), news: textOf(form, "news") };
  const password = passwordOf(form);
  const fields = checkSignUp({ ...values, password });
  if (hasProblems(fields)) return refuse(422, { values, fields });
  const { name, email, role } = values;
  const response = await callAuth(context, request, "/sign-up/email", { name, email, password, userMetadata: { role, marketing: form.has("news") } });
  return response.ok ? { sentTo: email } : refusedBy(response, values);
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const carried = loaderData.target ? `redirect=${encodeURIComponent(loaderData.target)}` : "";
  if (actionData && "sentTo" in actionData) {
    const login = `/login?notice=signed-up&email=${encodeURIComponent(actionData.sentTo)}${carried && `&${carried}`}`;
    return (
      <div className="wrap py-16">
        <ScreenTitle>{t("signUp.sent.title")}</ScreenTitle>
        <MailSent
          title={t("signUp.sent.title")}
          text={t("signUp.sent.text", { email: actionData.sentTo })}
          link={{ to: login, label: t("signUp.sent.signIn") }}
        />
      </div>
    );
  }
  const errorOf = (field: "name" | "email" | "password" | "role") => actionData?.fields[field] && t(actionData.fields[field], { max: PERSON_NAME_MAX });
  const typed = (field: string) => actionData?.values[field] ?? "";
  return (
    <div className="wrap">
      <ScreenTitle>{t("signUp.title")}</ScreenTitle>
      <div className="mx-auto max-w-[480px] py-14 phone:py-8">
        <h1>{t("signUp.title")}</h1>
        <p className="mt-1.5 text-muted">{t("signUp.text")}</p>
        <Form method="post" className="mt-8 grid gap-5" noValidate>
          <Problem problem={actionData} />
          <RoleChoice chosen={typed("role")} error={errorOf("role")} />
          <Input
            id="name"
            name="name"
            label={t("signUp.name")}
            error={errorOf("name")}
            defaultValue={typed("name")}
            required
            maxLength={PERSON_NAME_MAX}
            autoComplete="name"
            inputSize="lg"
          />
          <Input
            id="email"
            name="email"
            type="email"
            label={t("field.email")}
            error={errorOf("email")}
            defaultValue={typed("email")}
            required
            autoComplete="username"
            inputSize="lg"
          />
          <NewPassword label={t("field.password")} error={errorOf("password")} email={typed("email")} />
          <Checkbox name="news" label={t("signUp.news")} defaultChecked={actionData?.values["news"] === "on"} />
          <Button type="submit" variant="primary" size="lg" block pending={isPending}>
            {t(isPending ? "signUp.pending" : "signUp.submit")}
          </Button>
          <p className="text-sm text-muted">
            {t.rich("signUp.agree", {
              terms: (text) => (
                <Link className="link" to="/terms">
                  {text}
                </Link>
              ),
              privacy: (text) => (
                <Link className="link" to="/privacy">
                  {text}
                </Link>
              ),
            })}
          </p>
          <p className="text-center text-sm text-muted">
            {t.rich("signUp.haveAccount", {
              link: (text) => (
                <Link className="link" to={`/login${carried && `?${carried}`}`}>
                  {text}
                </Link>
              ),
            })}
          </p>
        </Form>
      </div>
    </div>
  );
}
