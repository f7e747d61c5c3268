import { CloudOff, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useRootData } from "../kit/root-data.ts";
import { type Connection, type ConnectionCheck, type ConnectionState, checkConnection, watchConnection } from "./connection.ts";

let connection: Connection | undefined;
const unknown: ConnectionState = { status: "connected", checkedAt: 0 };

function connectionOf(publicApiKey: string): Connection {
  connection ??= watchConnection({ check: () => checkConnection(publicApiKey), isOnline: () => navigator.onLine, events: window });
  return connection;
}

/** The state of the connection, watched once for the whole page. */
export function useConnection(): ConnectionState {
  const key = useRootData()?.publicApiKey ?? "";
  return useSyncExternalStore(
    (listener) => connectionOf(key).subscribe(listener),
    () => connectionOf(key).read(),
    () => unknown,
  );
}

/** Checks now and updates the whole page. */
export const useConnectionCheck = () => {
  const key = useRootData()?.publicApiKey ?? "";
  return () => connectionOf(key).run();
};

/**
 * Lays the Connection Issue screen over the page while there is no network. The page stays underneath, inert but whole,
 * with everything that was typed, and comes back by itself.
 */
export function ConnectionGuard({ children }: { children: ReactNode }) {
  const key = useRootData()?.publicApiKey ?? "";
  const state = useConnection();
  useEffect(() => connectionOf(key).start(), [key]);
  const isAway = state.status === "disconnected";
  return (
    <>
      <div className="contents" inert={isAway}>
        {children}
      </div>
      {isAway && <ConnectionScreen state={state} onRetry={() => connectionOf(key).retry()} />}
      {state.status === "error" && <ConnectionPill state={state} onRetry={() => void connectionOf(key).run()} />}
    </>
  );
}

function ConnectionScreen({ state, onRetry }: { state: ConnectionState; onRetry: () => Promise<ConnectionCheck> }) {
  const t = useT("shell");
  const [attempt, setAttempt] = useState<"none" | "pending" | "failed">("none");
  const retry = async () => {
    setAttempt("pending");
    const { isSuccess } = await onRetry();
    setAttempt(isSuccess ? "none" : "failed");
  };
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Modal: above a dialog that is open already, which would cover the screen and block its button.
    box.current?.showModal();
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={box}
      className="full-screen overlay outline-none"
      role="alertdialog"
      onCancel={(event) => event.preventDefault()}
      aria-labelledby="connection-title"
      aria-describedby="connection-text"
      tabIndex={-1}
    >
      <div className="notice-card">
        <CloudOff size={36} className="text-clay" aria-hidden />
        <h1 id="connection-title">{t("connection.title")}</h1>
        <p id="connection-text">
          {state.problem && <b className="block text-ink">{t(`connection.${state.problem}`)}</b>}
          {t("connection.text")}
        </p>
        <p role="status">{attempt === "failed" && t("connection.stillOffline")}</p>
        <div className="acts">
          <Button variant="primary" pending={attempt === "pending"} onClick={() => void retry()}>
            {t("connection.retry")}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function ConnectionPill({ state, onRetry }: { state: ConnectionState; onRetry: () => void }) {
  const t = useT("shell");
  const [isHidden, setHidden] = useState(false);
  if (isHidden || !state.problem) return null;
  return (
    <div className="connection-pill" role="status">
      <TriangleAlert size={18} className="text-warn" aria-hidden />
      <span>{t(`connection.${state.problem}`)}</span>
      <Button size="sm" variant="ghost" onClick={onRetry}>
        {t("connection.retry")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setHidden(true)}>
        {t("connection.hide")}
      </Button>
    </div>
  );
}
