import { MailCheck } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { FormProblem } from "../../account.ts";
import { ScreenTitle } from "./account-frame.tsx";
import { Notice, Problem } from "./form-problem.tsx";

type Sent = {
  email: string;
  isAgain: boolean;
  /** Query of where the person wanted to be. */
  carried: string;
  problem: FormProblem | undefined;
};

/** After the form: what to do next, and the two ways out when no mail comes. */
export function SignUpSent({ email, isAgain, carried, problem }: Sent) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  const login = `/login?notice=signed-up&email=${encodeURIComponent(email)}${carried && `&${carried}`}`;
  return (
    <div className="auth-form">
      <ScreenTitle>{t("signUp.sent.title")}</ScreenTitle>
      <div className="grid justify-items-start gap-4">
        <MailCheck size={36} className="text-palm" aria-hidden />
        <h1>{t("signUp.sent.title")}</h1>
        <p className="text-muted" role="status">
          {t("signUp.sent.text", { email })}
        </p>
        {isAgain && !problem && <Notice>{t("signUp.sent.sentAgain")}</Notice>}
        <ButtonLink to={login} variant="primary" size="lg" block>
          {t("signUp.sent.signIn")}
        </ButtonLink>
        <Form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
          <Problem problem={problem} />
          <input type="hidden" name="again" value={email} />
          <Button type="submit" size="sm" pending={isPending}>
            {t("signUp.sent.again")}
          </Button>
          <Link className="link" to={`/signup${carried && `?${carried}`}`}>
            {t("signUp.sent.wrong")}
          </Link>
        </Form>
      </div>
    </div>
  );
}
