import { type UseQueryResult, useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";

type Offer = {
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  /** False for another account than it went to. */
  isForViewer: boolean;
  /** The address it went to, mostly hidden. */
  email: string;
  expiresAt?: string;
};
type AnswerProps = {
  offer: Offer;
  /** Its own address, to come back to after signing in. */
  path: string;
  /** What it leads to once accepted. */
  opens: { to: string; label: string };
  welcome: string;
  answer(isAccepted: boolean): Promise<unknown>;
  onAnswered(isAccepted: boolean): Promise<unknown>;
  onRefused(): void;
};

/** The viewer's actions on an invitation: sign in, answer, or open what was accepted. */
export function InvitationAnswer({ offer, path, opens, ...answering }: AnswerProps) {
  const t = useT("ui.invitation");
  const format = useFormat();
  const { viewer, isKnown } = useViewer();
  const { state, isForViewer, email, expiresAt } = offer;
  if (state === "accepted" && isForViewer)
    return (
      <div>
        <ButtonLink variant="primary" to={opens.to}>
          {opens.label}
        </ButtonLink>
      </div>
    );
  if (state !== "open")
    return <p className="text-muted">{state === "expired" && expiresAt ? t("is.expiredOn", { date: format.date(expiresAt) }) : t(`is.${state}`)}</p>;
  if (!isKnown) return null;
  if (!viewer) {
    const redirect = `?redirect=${encodeURIComponent(path)}`;
    return (
      <>
        <p className="text-sm text-muted">{t("signInText", { email })}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" to={`/login${redirect}`}>
            {t("signIn")}
          </ButtonLink>
          <ButtonLink to={`/signup${redirect}`}>{t("signUp")}</ButtonLink>
        </div>
      </>
    );
  }
  if (!isForViewer) return <p className="rounded-control bg-warn-soft px-4 py-3 text-sm">{t("wrongPerson", { email, own: viewer.email })}</p>;
  return <Choice {...answering} />;
}

/** Codes of a refusal that have a sentence; both features refuse an unconfirmed address. */
const REFUSALS: Readonly<Record<string, "unverified" | "over">> = { WRONG_PERSON: "unverified", UNVERIFIED: "unverified", OVER: "over" };

function Choice({ welcome, answer, onAnswered, onRefused }: Pick<AnswerProps, "welcome" | "answer" | "onAnswered" | "onRefused">) {
  const t = useT("ui.invitation");
  const sending = useMutation({
    mutationFn: answer,
    onSuccess: async (_, isAccepted) => {
      toast({ title: isAccepted ? welcome : t("declined") });
      await onAnswered(isAccepted);
    },
    onError: onRefused,
  });
  return (
    <>
      {sending.error && (
        <p className="text-sm text-danger" role="alert">
          {t(REFUSALS[problemOf<unknown>(sending.error).code] ?? "failed")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={sending.isPending && sending.variables} onClick={() => sending.mutate(true)}>
          {t("accept")}
        </Button>
        <Button pending={sending.isPending && !sending.variables} onClick={() => sending.mutate(false)}>
          {t("decline")}
        </Button>
      </div>
    </>
  );
}

type PageProps<Offered> = {
  title: string;
  isFound: boolean;
  query: UseQueryResult<Offered>;
  gone: { text: string; to: string; label: string };
  children(offer: Offered): ReactNode;
};

/** The page of an invitation: what it offers, or that there is none. */
export function InvitationPage<Offered>({ title, isFound, query: { data, error, refetch }, gone, children }: PageProps<Offered>) {
  const t = useT("ui.invitation");
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {/* Its address is all it takes to answer. */}
      <meta name="referrer" content="no-referrer" />
      <div className="wrap py-16">
        {data && isFound ? (
          children(data)
        ) : error && isFound ? (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()} />
        ) : (
          !isFound && (
            <EmptyState
              level={1}
              title={t("gone")}
              text={gone.text}
              actions={
                <>
                  {!viewer && (
                    <ButtonLink variant="primary" to={loginPath(pathname)}>
                      {t("signIn")}
                    </ButtonLink>
                  )}
                  <ButtonLink variant={viewer ? "primary" : "outline"} to={gone.to}>
                    {gone.label}
                  </ButtonLink>
                </>
              }
            />
          )
        )}
      </div>
    </>
  );
}
