import { Form, useNavigation } from "react-router";
import { SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { auth } from "#app/platform/auth/auth.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { textOf } from "../../server/forms.server.ts";
import { Heading, ScreenTitle } from "../components/account-frame.tsx";
import type { Route } from "./+types/verify-email";

export const headers = () => ({ ...SECRET_ADDRESS, "Cache-Control": "no-store" });

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** A button confirms, not the visit: mail scanners must not confirm an address for its owner. */
export async function action({ request }: Route.ActionArgs) {
  const token = textOf(await request.formData(), "token");
  const isConfirmed = await auth.api.verifyEmail({ query: { token } }).then(
    () => true,
    () => false,
  );
  return { isConfirmed };
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("account");
  const { viewer } = useViewer();
  const isPending = useNavigation().state !== "idle";
  if (actionData?.isConfirmed) {
    return (
      <div className="auth-form" role="status">
        <ScreenTitle>{t("verify.done.title")}</ScreenTitle>
        <Heading title={t("verify.done.title")}>{t("verify.done.text")}</Heading>
        <ButtonLink to="/dashboard" variant="primary" size="lg" block reloadDocument>
          {t("verify.done.go")}
        </ButtonLink>
      </div>
    );
  }
  if (actionData || !loaderData.token) {
    return (
      <div className="auth-form" role="alert">
        <ScreenTitle>{t("verify.invalid.title")}</ScreenTitle>
        <Heading title={t("verify.invalid.title")}>{t("verify.invalid.text")}</Heading>
        <ButtonLink to="/dashboard" variant="primary" size="lg" block>
          {t(viewer ? "verify.done.go" : "verify.invalid.signIn")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form method="post" className="auth-form">
      <ScreenTitle>{t("verify.title")}</ScreenTitle>
      <Heading title={t("verify.title")}>{t("verify.text")}</Heading>
      <input type="hidden" name="token" value={loaderData.token} />
      <Button type="submit" variant="primary" size="lg" block pending={isPending}>
        {t(isPending ? "verify.pending" : "verify.submit")}
      </Button>
    </Form>
  );
}
