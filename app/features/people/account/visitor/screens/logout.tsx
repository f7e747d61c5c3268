import { Form, redirect, redirectDocument, useNavigation } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { callAuth, cookiesOf, refuse } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import { Problem } from "../components/form-problem.tsx";
import type { Route } from "./+types/logout";

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).viewer) throw redirect("/login");
  return null;
}

/** Any form of the product may post here, and name where to go. Signing out twice is signing out once. */
export async function action({ context, request }: Route.ActionArgs) {
  const response = await callAuth(context, request, "/sign-out", {});
  if (!response.ok) return refuse(500, { values: {}, problem: "error.signOut" });
  const target = safeRedirect((await request.formData()).get("redirect"));
  return redirectDocument(target ?? "/home", { headers: cookiesOf(response) });
}

/** A visit alone signs nobody out: it asks. */
export default function Logout({ actionData }: Route.ComponentProps) {
  const t = useT("account");
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" className="auth-form">
      <ScreenTitle>{t("signOut.title")}</ScreenTitle>
      <Heading title={t("signOut.title")}>{t("signOut.text")}</Heading>
      <Problem problem={actionData} />
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t("signOut.submit")}
      </Button>
      <ButtonLink to="/dashboard" size="lg" block>
        {t("signOut.stay")}
      </ButtonLink>
    </Form>
  );
}
