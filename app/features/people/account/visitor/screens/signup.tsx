import { Form, Link, redirect, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PERSON_NAME_MAX } from "#app/platform/rules/person-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Input } from "#app/ui/input.tsx";
import { callAuth, checkEmail, checkSignUp, hasProblems, passwordOf, refuse, refusedBy, textOf } from "../../server/forms.server.ts";
import { ScreenTitle } from "../components/account-frame.tsx";
import { Problem } from "../components/form-problem.tsx";
import { NewPassword } from "../components/new-password.tsx";
import { RoleChoice } from "../components/role-choice.tsx";
import { SignUpSent } from "../components/sign-up-sent.tsx";
import type { Route } from "./+types/signup";

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const target = safeRedirect(searchParams.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  const email = searchParams.get("sent") ?? "";
  return { target, sentTo: hasProblems(checkEmail(email)) ? null : email, isAgain: searchParams.has("again") };
}

/** An address of its own, so that a reload asks for nothing twice and shows the same. */
function sentTo(email: string, target: unknown, more: Record<string, string> = {}) {
  const safe = safeRedirect(target);
  return redirect(`/signup?${new URLSearchParams({ sent: email, ...more, ...(safe && { redirect: safe }) })}`);
}

async function sendAgain(context: Route.ActionArgs["context"], request: Request, email: string) {
  if (hasProblems(checkEmail(email))) return refuse(422, { values: {}, fields: checkEmail(email) });
  const response = await callAuth(context, request, "/send-verification-email", { email });
  return response.ok ? sentTo(email, new URL(request.url).searchParams.get("redirect"), { again: "1" }) : refusedBy(response, { email });
}

/** A known address gets the same answer as a new one; its owner is told by mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.has("again")) return sendAgain(context, request, textOf(form, "again"));
  const values = { name: textOf(form, "name"), email: textOf(form, "email"), role: textOf(form, "role"), news: textOf(form, "news") };
  const password = passwordOf(form);
  const fields = checkSignUp({ ...values, password });
  if (hasProblems(fields)) return refuse(422, { values, fields });
  const { name, email, role } = values;
  const response = await callAuth(context, request, "/sign-up/email", { name, email, password, userMetadata: { role, marketing: form.has("news") } });
  return response.ok ? sentTo(email, new URL(request.url).searchParams.get("redirect")) : refusedBy(response, values);
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const carried = loaderData.target ? `redirect=${encodeURIComponent(loaderData.target)}` : "";
  if (loaderData.sentTo) return <SignUpSent email={loaderData.sentTo} isAgain={loaderData.isAgain} carried={carried} problem={actionData} />;
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
