import { ArrowRight } from "lucide-react";
import { Form, Link, redirect, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { afterSignIn, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { isSignUpRole, type SignUpRole } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PERSON_NAME_MAX } from "#app/platform/rules/person-name.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Input } from "#app/ui/input.tsx";
import type { FormProblem } from "../../account.ts";
import { callAuth, checkEmail, checkSignUp, hasProblems, passwordOf, refuse, refusedBy, textOf } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { Problem } from "../components/form-problem.tsx";
import { NewPassword } from "../components/new-password.tsx";
import { RoleChoice } from "../components/role-choice.tsx";
import { SignUpSent } from "../components/sign-up-sent.tsx";
import { useUnfixed } from "../components/use-unfixed.ts";
import type { Route } from "./+types/signup";

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const target = safeRedirect(searchParams.get("redirect"));
  if (context.get(requestContext).viewer) throw redirect(afterSignIn(target));
  const email = searchParams.get("sent") ?? "";
  return { target, sentTo: hasProblems(checkEmail(email)) ? null : email, isAgain: searchParams.has("again"), role: searchParams.get("role") };
}

/** A separate address, so that a reload sends nothing again and shows the same. */
function sentTo(email: string, target: unknown, more: Record<string, string> = {}) {
  const safe = safeRedirect(target);
  return redirect(`/signup?${new URLSearchParams({ sent: email, ...more, ...(safe && { redirect: safe }) })}`);
}

async function sendAgain(context: Route.ActionArgs["context"], request: Request, email: string) {
  if (hasProblems(checkEmail(email))) return refuse(422, { values: {}, fields: checkEmail(email) });
  const response = await callAuth(context, request, "/send-verification-email", { email });
  return response.ok ? sentTo(email, new URL(request.url).searchParams.get("redirect"), { again: "1" }) : refusedBy(response, { email });
}

/** A known address gets the same answer as a new one; its owner is notified by mail. */
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
  const { target, sentTo: email, isAgain } = loaderData;
  if (email) return <SignUpSent email={email} isAgain={isAgain} carried={carriedBy(target)} problem={actionData} />;
  const chosen = actionData?.values["role"] ?? loaderData.role ?? "";
  const roleError = actionData?.fields.role && t(actionData.fields.role, { max: PERSON_NAME_MAX });
  return (
    <>
      <ScreenTitle>{t("signUp.title")}</ScreenTitle>
      {isSignUpRole(chosen) && !roleError ? <About role={chosen} target={target} problem={actionData} /> : <Roles target={target} error={roleError} />}
    </>
  );
}

const carriedBy = (target: string | null) => (target ? `redirect=${encodeURIComponent(target)}` : "");

function Steps({ step }: { step: 1 | 2 }) {
  const t = useT("account");
  return (
    <p className="steps-bar">
      <i className="on" />
      <i className={step === 2 ? "on" : undefined} />
      <span>{t("signUp.step", { n: step })}</span>
    </p>
  );
}

/** The role comes first: a page of its own, which needs no script. */
function Roles({ target, error }: { target: string | null; error: string | undefined }) {
  const t = useT("account");
  const about = (role: SignUpRole) => ({ name: t(`role.${role}`), text: t(`role.${role}Text`) });
  const texts = { homeowner: about("homeowner"), professional: about("professional"), vendor: about("vendor") };
  return (
    <Form className="auth-form wide">
      <Steps step={1} />
      <Heading title={t("signUp.roleTitle")} />
      <RoleChoice legend={t("signUp.role")} texts={texts} chosen="homeowner" error={error} />
      {target && <input type="hidden" name="redirect" value={target} />}
      <Button type="submit" variant="primary" size="lg" block>
        {t("signUp.continue")} <ArrowRight size={20} className="flip" aria-hidden />
      </Button>
      <HaveAccount target={target} />
    </Form>
  );
}

function About({ role, target, problem }: { role: string; target: string | null; problem: FormProblem | undefined }) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const unfixed = useUnfixed(problem);
  const errorOf = (field: "name" | "email" | "password") => {
    const error = unfixed.errorOf(field);
    return error && t(error, { max: PERSON_NAME_MAX });
  };
  const typed = (field: string) => problem?.values[field] ?? "";
  const back = `/signup${target ? `?${carriedBy(target)}` : ""}`;
  return (
    <Form method="post" className="auth-form" noValidate onInput={unfixed.onInput}>
      <Steps step={2} />
      <Heading title={t("signUp.title")} />
      <Problem problem={problem} />
      <input type="hidden" name="role" value={role} />
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
      <Checkbox name="news" label={t("signUp.news")} defaultChecked={problem?.values["news"] === "on"} />
      <div className="flex gap-2">
        <ButtonLink to={back} size="lg">
          {t("signUp.back")}
        </ButtonLink>
        <Button type="submit" variant="primary" size="lg" block pending={isPending}>
          {t(isPending ? "signUp.pending" : "signUp.submit")}
        </Button>
      </div>
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
      <HaveAccount target={target} />
    </Form>
  );
}

function HaveAccount({ target }: { target: string | null }) {
  const t = useT("account");
  return (
    <p className="text-center text-sm text-muted">
      {t.rich("signUp.haveAccount", {
        link: (text) => (
          <Link className="link" to={`/login${target ? `?${carriedBy(target)}` : ""}`}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}
