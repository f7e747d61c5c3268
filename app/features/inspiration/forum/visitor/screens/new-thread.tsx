import { requireViewer } from "#app/api/guards.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { FORUM_PATH } from "../../forum.ts";
import { NewThreadForm } from "../components/new-thread-form.tsx";
import type { Route } from "./+types/new-thread";
import "../../forum.css";
import "../../thread.css";

export const handle = { namespaces: ["forum.write", "ui.form"] };

/** For signed-in people; a visitor signs in and comes back. */
export function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return { viewerId: viewer.id, topic: new URL(request.url).searchParams.get("topic") ?? "" };
}

export default function NewThread({ loaderData }: Route.ComponentProps) {
  const t = useT("forum");
  const write = useT("forum.write");
  return (
    <div className="wrap">
      <title>{t("ask")}</title>
      <meta name="robots" content="noindex" />
      <header className="forum-head">
        <Breadcrumbs items={[{ label: t("ideas"), to: "/ideas" }, { label: t("title"), to: FORUM_PATH }, { label: t("ask") }]} />
        <div className="line">
          <div>
            <h1>{t("ask")}</h1>
            <p>{write("text")}</p>
          </div>
        </div>
      </header>
      <div className="forum-body">
        <NewThreadForm {...loaderData} />
        <aside>
          <div className="panel">
            <h2>{write("tips.title")}</h2>
            <ul>
              <li>{write("tips.one")}</li>
              <li>{write("tips.two")}</li>
              <li>{write("tips.three")}</li>
              <li>{write("tips.four")}</li>
            </ul>
          </div>
        </aside>
      </div>
    </div>
  );
}
