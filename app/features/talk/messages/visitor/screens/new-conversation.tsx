import { data, isRouteErrorResponse, redirect } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { AppErrorScreen } from "#app/kit/error-screen.tsx";
import { problemOf } from "#app/platform/api/problem.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { type About, conversationPath } from "../../messages.ts";
import { NewThread } from "../components/new-thread.tsx";
import type { Route } from "./+types/new-conversation";

function aboutOf(parameters: URLSearchParams): About | null {
  const [vendor, profile, quote, project] = ["vendor", "profile", "quote", "project"].map((name) => parameters.get(name) ?? "");
  if (project) return isId(project) ? { project } : null;
  if (quote) return isId(quote) ? { quote } : null;
  if (profile) return isId(profile) ? { profile } : null;
  return vendor && vendor.length <= 200 ? { vendor } : null;
}

/** An existing conversation about the same subject opens instead. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const about = aboutOf(new URL(request.url).searchParams);
  if (!about) throw data(null, { status: 404 });
  try {
    const found = await context.get(requestContext).client.messages.find(about);
    if (found.conversationId) throw redirect(conversationPath(found.conversationId));
    return { viewerId: viewer.id, about, found };
  } catch (error) {
    if (problemOf(error).code === "NOT_FOUND") throw data(null, { status: 404 });
    throw error;
  }
}

export default function NewConversation({ loaderData: { viewerId, about, found } }: Route.ComponentProps) {
  const t = useT("messages");
  return (
    <NewThread
      key={Object.values(about).join()}
      viewerId={viewerId}
      about={about}
      subject={found.about}
      name={found.other.name || t("goneAccount")}
      obstacle={found.obstacle}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT("messages");
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AppErrorScreen error={error} />;
  return (
    <div className="thread-none">
      <EmptyState title={t("nobody.title")} text={t("nobody.text")} actions={<ButtonLink to="/vendors">{t("empty.browse")}</ButtonLink>} />
    </div>
  );
}
