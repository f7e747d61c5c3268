import { data, Form, redirect, useNavigation } from "react-router";
import { SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { leave } from "#app/platform/auth/use-auth.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { erasedAt } from "../../personal-data.ts";
import type { Route } from "./+types/cancel-deletion";

export const headers = () => ({ ...SECRET_ADDRESS, "Cache-Control": "no-store" });

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** For those who closed their account: just now, by the link of the mail, or signing in again before it is erased. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const closed = searchParams.get("closed") ?? "";
  const until = viewer?.deletionRequestedAt ? erasedAt(new Date(viewer.deletionRequestedAt)).toISOString() : null;
  if (until || token) return { token, until, isClosed: false };
  if (viewer || !DAY.test(closed)) throw redirect(viewer ? "/dashboard" : "/login");
  return { token: "", until: closed, isClosed: true };
}

/** A button reopens it, not the visit: mail scanners open links. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = String((await request.formData()).get("token") ?? "");
  try {
    await context.get(requestContext).client.personalData.cancelDeletion(token ? { token } : {});
    return { isStored: true };
  } catch (error) {
    if (["FAILED", "OFFLINE"].includes(problemOf(error).code)) throw error;
    return data({ isStored: false }, { status: 409 });
  }
}

/** No revalidation: the loader would redirect away from the confirmation. */
export const shouldRevalidate = () => false;

type View = "closed" | "ask" | "done" | "tooLate";

export default function CancelDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("personal-data");
  const format = useFormat();
  const isPending = useNavigation().state !== "idle";
  const view: View = actionData ? (actionData.isStored ? "done" : "tooLate") : loaderData.isClosed ? "closed" : "ask";
  const date = loaderData.until ? format.date(loaderData.until, "long") : "";
  return (
    <div className="auth-form" role={actionData ? "status" : undefined}>
      <title>{t(`cancel.${view}.title`)}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{t(`cancel.${view}.title`)}</h1>
        <p className="mt-1.5 text-muted">{view === "ask" && !date ? t("cancel.ask.linkText") : t(`cancel.${view}.text`, { date })}</p>
      </div>
      {view === "ask" && (
        <>
          <Form method="post" className="grid">
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" variant="primary" size="lg" block pending={isPending}>
              {t("cancel.ask.button")}
            </Button>
          </Form>
          {!loaderData.token && (
            <form method="post" action="/logout" onSubmit={leave} className="grid">
              <Button type="submit" size="lg" block>
                {t("cancel.ask.leave")}
              </Button>
            </form>
          )}
        </>
      )}
      {view === "done" && (
        <ButtonLink to="/dashboard" variant="primary" size="lg" block reloadDocument>
          {t("cancel.done.go")}
        </ButtonLink>
      )}
      {(view === "closed" || view === "tooLate") && (
        <ButtonLink to="/home" size="lg" block reloadDocument>
          {t("cancel.home")}
        </ButtonLink>
      )}
    </div>
  );
}
