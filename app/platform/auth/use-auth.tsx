import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Theme, Viewer } from "#app/platform/auth/viewer.ts";
import { rememberSignedIn } from "#app/platform/auth/was-signed-in.ts";
import type { LanguageCode } from "#app/platform/languages/languages.ts";
import { isAwake } from "#app/platform/pages/awake.ts";

const MESSAGES = { NO_USER: "No user logged in", SIGN_OUT_FAILED: "Failed to sign out" } as const;

/** What went wrong with the account; screens show their own text by code. */
class AuthError extends Error {
  code: keyof typeof MESSAGES;
  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = "AuthError";
    this.code = code;
  }
}

type Preferences = { language?: LanguageCode | null; theme?: Theme | null };

/** Reads and changes the viewer; the frame passes the API's `account`, so that this module depends on no feature. */
export type AuthSource = {
  queryKey: QueryKey;
  fetchViewer: (signal?: AbortSignal) => Promise<Viewer | null>;
  savePreferences: (preferences: Preferences) => Promise<Viewer>;
};

type Auth = {
  /** Null when nobody is signed in; undefined until that is known. */
  viewer: Viewer | null | undefined;
  /** True until that is known: while loading, and while it cannot be loaded. */
  isChecking: boolean;
  /** @throws AuthError NO_USER when nobody is signed in */
  setPreferences: (preferences: Preferences) => Promise<void>;
  /** Ends the session and loads the home page with a full page load, so that nothing personal stays in memory. @throws AuthError SIGN_OUT_FAILED */
  signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** Navigating away: ignore the end of the session. */
let isLeaving = false;

/** When a form is sent that signs out and loads another document. */
export function leave(): void {
  isLeaving = true;
}

/**
 * Runs an action that ends the session and navigates afterwards. The session event may arrive before the answer, and must not reload this page
 * meanwhile.
 */
export async function leaving<T>(action: () => Promise<T>): Promise<T> {
  leave();
  try {
    return await action();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

const signOut = (): Promise<void> =>
  leaving(async () => {
    const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    const response = await fetch("/api/auth/sign-out", options).catch(() => null);
    if (!response?.ok) throw new AuthError("SIGN_OUT_FAILED");
    rememberSignedIn(false);
    window.location.assign("/home");
  });

/** What happened to the session, as `session` events of the window carry it in `detail`. PASSWORD_RECOVERY comes from the screen of a new password. */
export type SessionEvent = "INITIAL_SESSION" | "SIGNED_IN" | "SIGNED_OUT" | "USER_UPDATED" | "TOKEN_REFRESHED" | "PASSWORD_RECOVERY";

function eventOf(before: Viewer | null | undefined, now: Viewer | null): SessionEvent {
  if (before === undefined) return "INITIAL_SESSION";
  if (before?.id !== now?.id) return now ? "SIGNED_IN" : "SIGNED_OUT";
  return before === now ? "TOKEN_REFRESHED" : "USER_UPDATED";
}

/**
 * Tabs notify each other of who is signed in; one with another state asks the server. When its person signed out or changed, the page is
 * reloaded: nothing of theirs stays in memory.
 */
function useSession(viewer: Viewer | null | undefined, readAt: number, refetch: () => void): void {
  const known = useRef<Viewer | null | undefined>(undefined);
  useEffect(() => {
    if (!readAt || viewer === undefined) return;
    const event = eventOf(known.current, viewer);
    const isAnother = known.current && known.current.id !== viewer?.id;
    known.current = viewer;
    rememberSignedIn(viewer !== null);
    window.dispatchEvent(new CustomEvent("session", { detail: event }));
    if (isAnother && !isLeaving) return window.location.reload();
    const tabs = new BroadcastChannel("session");
    tabs.onmessage = ({ data }) => data !== (viewer?.id ?? null) && refetch();
    if (event !== "TOKEN_REFRESHED") tabs.postMessage(viewer?.id ?? null);
    return () => tabs.close();
  }, [viewer, readAt, refetch]);
}

/** How soon it is asked again who is signed in when that could not be answered. */
const AGAIN_MS = 10_000;

/** Loads the viewer in the browser only: cached pages are rendered for nobody. */
export function AuthProvider({ source, children }: { source: AuthSource; children: ReactNode }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, refetch } = useQuery<Viewer | null>({
    queryKey: source.queryKey,
    queryFn: ({ signal }) => source.fetchViewer(signal),
    enabled: typeof document !== "undefined",
    refetchInterval: ({ state }) => state.data === undefined && state.status === "error" && AGAIN_MS,
  });
  useSession(data, dataUpdatedAt, refetch);
  const auth = useMemo<Auth>(
    () => ({
      viewer: data,
      isChecking: data === undefined,
      setPreferences: async (preferences) => {
        if (!data) throw new AuthError("NO_USER");
        client.setQueryData(source.queryKey, await source.savePreferences(preferences));
      },
      signOut,
    }),
    [client, data, source],
  );
  // Never in a transition: it would wait for the parts that hydrate at the first sign, so the bell and the hearts might not come at all.
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const never = () => () => undefined;

/**
 * The signed-in person and what they can do about it. A part of the page that hydrates late, after the answer, still begins with what the server
 * rendered all the same: nobody known yet. @throws outside of an AuthProvider
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  const isAlive = useSyncExternalStore(never, isAwake, () => false);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return isAlive ? auth : { ...auth, viewer: undefined, isChecking: true };
}
