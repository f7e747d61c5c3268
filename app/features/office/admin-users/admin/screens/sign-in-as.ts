import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { isId } from "#app/platform/database/ids.ts";
import { signInAs } from "../../server/impersonation.server.ts";

/** A reload of this address leads back to the account. */
export function loader({ params: { id = "" } }: LoaderFunctionArgs) {
  if (!isId(id)) throw data(null, { status: 404 });
  return redirect(`/admin/users/${id}`);
}

/** Signs in as someone. An action, not a procedure, because the answer sets cookies; the browser then loads the person's own pages. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = requireRole(context, request, ["admin"]);
  const { id = "" } = params;
  if (!isId(id)) throw data(null, { status: 404 });
  const reason = String((await request.formData()).get("reason") ?? "");
  const { ip, requestId } = context.get(requestContext);
  const outcome = await signInAs(id, reason, { viewer, headers: request.headers, ip, requestId });
  if ("problem" in outcome) return redirect(`/admin/users/${id}?problem=${outcome.problem}`);
  return redirect("/dashboard", { headers: outcome.setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}
