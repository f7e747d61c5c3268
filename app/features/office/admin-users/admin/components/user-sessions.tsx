import { LogOut } from "lucide-react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { User } from "../../admin-users.contract.ts";
import { useUserChange } from "./use-user-changes.ts";

/** The person's sessions, with buttons to end them. */
export function UserSessions({ user }: { user: User }) {
  const t = useT("admin-users");
  const end = useUserChange((sessionId: string | undefined) => api.adminUsers.endSessions({ id: user.id, ...(sessionId && { sessionId }) }), "toast.ended");
  return (
    <section className="panel grid gap-3" aria-labelledby="sessions">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sessions" className="text-lg">
          {t("sessions.title")}
        </h2>
        {user.sessions.length > 1 && (
          <Button size="sm" pending={end.isPending && end.variables === undefined} onClick={() => end.mutate(undefined)}>
            {t("sessions.endAll")}
          </Button>
        )}
      </div>
      {user.sessions.length === 0 && <p className="text-sm text-muted">{t("sessions.none")}</p>}
      <ul className="grid">
        {user.sessions.map((session) => {
          const { browser, system } = session;
          const name = browser && system ? t("sessions.device", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
          return (
            <li key={session.id} className="flex items-center gap-3 border-line py-2 text-sm not-first:border-t">
              <div className="min-w-0 flex-1">
                <p>
                  {name}
                  {session.ip && (
                    <span className="text-muted">
                      {" · "}
                      <bdi dir="ltr">{session.ip}</bdi>
                    </span>
                  )}
                </p>
                <p className="text-muted">
                  <TimeAgo at={session.lastSeenAt} />
                  {session.impersonatedBy && <span> · {t("sessions.through", { name: session.impersonatedBy })}</span>}
                </p>
              </div>
              <Button
                size="sm"
                variant="ghost"
                icon={<LogOut size={16} className="flip" aria-hidden />}
                aria-label={t("sessions.endOf", { device: name })}
                pending={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                {t("sessions.end")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
