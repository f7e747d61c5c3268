import { type ActionFunctionArgs, redirect } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { returnToOwnAccount } from "../../server/impersonation.server.ts";

export const loader = () => redirect("/dashboard");

/** Ends being signed in as someone else. */
export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = requireViewer(context, request);
  const { ip, requestId } = context.get(requestContext);
  const back = await returnToOwnAccount({ viewer, headers: request.headers, ip, requestId });
  if (!back) return redirect("/dashboard");
  return redirect(`/admin/users/${back.userId}`, { headers: back.setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}
