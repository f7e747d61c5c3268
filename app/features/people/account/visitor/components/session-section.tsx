import { CircleHelp, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/api/client.ts";
import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SessionEntry } from "../../account.security.contract.ts";
import { SecuritySection } from "./security-section.tsx";

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const;

/** Where one is signed in, and the way to end it there. */
export function SessionSection({ sessions }: { sessions: readonly SessionEntry[] }) {
  const t = useT("account.security");
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const end = async (id: string) => {
    setEnding(id);
    await api.accountSecurity.endSession({ id }).then(
      () => toast({ title: t("sessions.ended") }),
      () => toast({ title: t("error.unexpected"), tone: "danger" }),
    );
    await revalidate();
    setEnding(null);
  };
  return (
    <SecuritySection
      title={t("sessions.title")}
      text={t("sessions.text")}
      aside={
        <Button size="sm" onClick={() => setAsking(true)}>
          {t("sessions.everywhere")}
        </Button>
      }
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isPending={ending === session.id} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {isAsking && <EndEverywhere onClose={() => setAsking(false)} />}
    </SecuritySection>
  );
}

function SessionRow({ session, isPending, onEnd }: { session: SessionEntry; isPending: boolean; onEnd: () => void }) {
  const t = useT("account.security");
  const Icon = ICONS[session.kind];
  const { browser, system, address, openedBy } = session;
  const name = browser && system ? t("sessions.device", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Icon size={20} className="flex-none text-muted" aria-hidden />
      <div className="min-w-0 flex-[1_1_140px]">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">
          {openedBy ? t("sessions.openedBy", { name: openedBy }) : <TimeAgo at={session.lastSeenAt} />}
          {address && (
            <>
              {" · "}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
        </p>
      </div>
      {session.isCurrent ? (
        <StatusBadge tone="ok">{t("sessions.current")}</StatusBadge>
      ) : (
        <Button size="sm" pending={isPending} aria-label={t("sessions.endNamed", { name })} onClick={onEnd}>
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Everywhere else, or here as well. */
function EndEverywhere({ onClose }: { onClose: () => void }) {
  const t = useT("account.security");
  const { revalidate } = useRevalidator();
  const { signOut } = useAuth();
  const [pending, setPending] = useState<"others" | "all" | null>(null);
  const end = async (includesCurrent: boolean) => {
    setPending(includesCurrent ? "all" : "others");
    try {
      const { ended } = await api.accountSecurity.endSessions({});
      // Ends this session like any sign-out, so that the page does not report it as ended elsewhere.
      if (includesCurrent) return await signOut();
      toast({ title: t("sessions.endedCount", { count: ended }) });
    } catch {
      toast({ title: t("error.unexpected"), tone: "danger" });
    }
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("sessions.everywhere")}
      footer={
        <>
          <Button pending={pending === "all"} onClick={() => void end(true)}>
            {t("sessions.endAll")}
          </Button>
          <Button variant="primary" pending={pending === "others"} onClick={() => void end(false)}>
            {t("sessions.endOthers")}
          </Button>
        </>
      }
    >
      <p>{t("sessions.everywhereText")}</p>
    </Dialog>
  );
}
