import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/unsubscribe";
import "../../notifications.css";

export const headers = () => ({ ...SECRET_ADDRESS, "Cache-Control": "no-store" });

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
/** The page reports an invalid link. */
const orNull = (error: { code?: string }) => {
  if (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST") return null;
  throw error;
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  context
    .get(requestContext)
    .client.notifications.describeUnsubscribe({ token: tokenIn(request) })
    .catch(orNull);

/** The form's button, or a mail program's (RFC 8058): the visit alone ends nothing, because mail scanners open links. */
export async function action({ context, request }: Route.ActionArgs) {
  return {
    ended: await context
      .get(requestContext)
      .client.notifications.unsubscribe({ token: tokenIn(request) })
      .catch(orNull),
  };
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("notifications");
  const isPending = useNavigation().state !== "idle";
  const settings = <ButtonLink to="/dashboard/settings/notifications">{t("unsubscribe.settings")}</ButtonLink>;
  if (!loaderData) return <Said title={t("unsubscribe.invalid")} text={t("unsubscribe.invalidText")} actions={settings} />;
  if (actionData?.ended) return <Said title={t("unsubscribe.done")} text={t("unsubscribe.doneText")} actions={settings} />;
  return (
    <Said
      title={t("unsubscribe.title")}
      text={t(loaderData.isDigest ? "unsubscribe.digest" : "unsubscribe.one")}
      actions={
        <Form method="post">
          <Button type="submit" variant="primary" size="lg" pending={isPending}>
            {t("unsubscribe.confirm")}
          </Button>
        </Form>
      }
    />
  );
}

function Said({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <div className="wrap notice-said" role="status">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      {actions}
    </div>
  );
}
