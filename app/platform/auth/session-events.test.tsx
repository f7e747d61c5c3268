import { environmentManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startupScript } from "#app/frame/startup-script.ts";
import { AuthProvider, leave, leaving, useAuth } from "#app/platform/auth/use-auth.tsx";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import * as page from "#app/platform/pages/awake.ts";
import { type HookHost, renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { aViewer } from "#app/platform/testing/viewers.ts";

/** The channel between the tabs of a browser: what this tab says, and who still listens. */
class Channel {
  static said: unknown[] = [];
  static open = new Set<Channel>();
  onmessage: ((message: { data: unknown }) => void) | undefined;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    Channel.said.push([this.name, data]);
  }
  close(): void {
    Channel.open.delete(this);
  }
}
/** Another tab says who is signed in there. */
const anotherTab = (data: unknown) => {
  for (const channel of Channel.open) channel.onmessage?.({ data });
};

const reem = aViewer("homeowner");
const sara = aViewer("vendor");
let client: QueryClient;
let host: HookHost<null, ReturnType<typeof useAuth>> | undefined;
let answer: Viewer | null;
const fetchViewer = vi.fn(async (_signal?: AbortSignal) => answer);
const savePreferences = vi.fn();
const events: string[] = [];
const KEY = ["me"];

/** A page of this person: who is signed in is asked once it lives. */
async function open(viewer: Viewer | null): Promise<{ reload: ReturnType<typeof vi.spyOn>; assign: ReturnType<typeof vi.spyOn> }> {
  answer = viewer;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const source = { queryKey: KEY, fetchViewer, savePreferences };
  const Around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AuthProvider source={source}>{children}</AuthProvider>
    </QueryClientProvider>
  );
  const rendered = renderHook(() => useAuth(), null, Around);
  const spies = { reload: vi.spyOn(window.location, "reload").mockReturnValue(), assign: vi.spyOn(window.location, "assign").mockReturnValue() };
  vi.spyOn(window, "dispatchEvent").mockImplementation((event) => {
    if (event.type === "session") events.push((event as CustomEvent<string>).detail);
    return true;
  });
  host = await rendered;
  await settle(host);
  return spies as never;
}
/** The page learns that someone else is signed in now, or that the same person is. */
async function learn(viewer: Viewer | null): Promise<void> {
  await host?.act(() => void client.setQueryData(KEY, viewer));
  if (host) await settle(host);
}

beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal(
    "CustomEvent",
    class {
      readonly type: string;
      readonly detail: string;
      constructor(type: string, { detail }: { detail: string }) {
        this.type = type;
        this.detail = detail;
      }
    },
  );
  vi.spyOn(page, "isAwake").mockReturnValue(true);
  fetchViewer.mockClear();
  savePreferences.mockReset();
  Channel.said = [];
  Channel.open.clear();
  events.length = 0;
});
afterEach(async () => {
  await host?.unmount();
  host = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a page", () => {
  test("asks once who is signed in, and says so to this window and to the other tabs", async () => {
    await open(reem);
    expect([host?.current.viewer, host?.current.isChecking]).toEqual([reem, false]);
    expect(fetchViewer).toHaveBeenCalledTimes(1);
    expect(fetchViewer.mock.calls[0]?.[0]).toBeInstanceOf(AbortSignal);
    expect([events, Channel.said]).toEqual([["INITIAL_SESSION"], [["session", reem.id]]]);
  });

  test("says that nobody is", async () => {
    await open(null);
    expect([host?.current.viewer, events, Channel.said]).toEqual([null, ["INITIAL_SESSION"], [["session", null]]]);
  });

  test("asks again when another tab has someone else, not when it has the same person", async () => {
    await open(reem);
    await host?.act(() => anotherTab(reem.id));
    expect(fetchViewer).toHaveBeenCalledTimes(1);
    await host?.act(() => anotherTab(null));
    expect(fetchViewer).toHaveBeenCalledTimes(2);
  });

  test("of nobody does not ask again for a tab that has nobody either", async () => {
    await open(null);
    await host?.act(() => anotherTab(null));
    expect(fetchViewer).toHaveBeenCalledTimes(1);
  });

  test("listens once, and not after it is gone", async () => {
    await open(reem);
    await learn({ ...reem, theme: "dark" });
    expect(Channel.open.size).toBe(1);
    await host?.unmount();
    expect(Channel.open.size).toBe(0);
  });
});

describe("when the person", () => {
  test("signs in, nothing of theirs was there before: the page stays", async () => {
    const { reload } = await open(null);
    await learn(reem);
    expect([events.at(-1), Channel.said.at(-1), reload.mock.calls]).toEqual(["SIGNED_IN", ["session", reem.id], []]);
  });

  test("signs out, or becomes another one, the page is loaded anew", async () => {
    for (const next of [null, sara]) {
      events.length = 0;
      const { reload } = await open(reem);
      await learn(next);
      expect([events.at(-1), reload.mock.calls.length]).toEqual([next ? "SIGNED_IN" : "SIGNED_OUT", 1]);
    }
  });

  test("changes something, other tabs learn of it; when nothing changed, they do not", async () => {
    const { reload } = await open(reem);
    await learn({ ...reem, theme: "dark" });
    expect([events.at(-1), Channel.said.length]).toEqual(["USER_UPDATED", 2]);
    await host?.act(() => new Promise((done) => setTimeout(done, 5)));
    await learn(host?.current.viewer ?? null);
    expect([events.at(-1), Channel.said.length, reload.mock.calls]).toEqual(["TOKEN_REFRESHED", 2, []]);
  });
});

describe("an answer that", () => {
  const hint = () => [localStorage.getItem("member") || null, document.documentElement.hasAttribute("data-member")];
  test("does not come is nobody's: the page knows nothing, and asks again until it does", async () => {
    environmentManager.setIsServer(() => false);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    fetchViewer.mockRejectedValueOnce(new Error("HTTP 503"));
    await open(reem);
    expect([host?.current.viewer, host?.current.isChecking, events]).toEqual([undefined, true, []]);
    await host?.act(() => void vi.advanceTimersByTime(10_000));
    if (host) await settle(host);
    expect([host?.current.viewer, host?.current.isChecking, fetchViewer.mock.calls.length]).toEqual([reem, false, 2]);
    await host?.act(() => void vi.advanceTimersByTime(60_000));
    expect(fetchViewer).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test("comes is remembered for the next page, before it can ask; that somebody is and that nobody is", async () => {
    await open(reem);
    expect(hint()).toEqual(["1", true]);
    await learn(null);
    expect(hint()).toEqual([null, false]);
  });

  test("fails changes nothing that is remembered", async () => {
    await open(reem);
    fetchViewer.mockRejectedValueOnce(new Error("HTTP 503"));
    await host?.act(() => anotherTab(null));
    if (host) await settle(host);
    expect([...hint(), host?.current.viewer]).toEqual(["1", true, reem]);
  });

  test("was remembered marks the next page before its first paint", async () => {
    await open(reem);
    const page = document.documentElement;
    for (const [stored, marked] of [
      ["1", true],
      [null, false],
    ] as const) {
      page.removeAttribute("data-member");
      if (!stored) localStorage.removeItem("member");
      new Function(startupScript)();
      expect(page.hasAttribute("data-member")).toBe(marked);
    }
  });
});

describe("signing out", () => {
  test("ends the session and goes home; the news of it does not load the page that is being left", async () => {
    const { reload, assign } = await open(reem);
    const sent = vi.fn(async () => new Response("{}"));
    vi.stubGlobal("fetch", sent);
    await host?.current.signOut();
    expect(sent).toHaveBeenCalledExactlyOnceWith("/api/auth/sign-out", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith("/home");
    expect([localStorage.getItem("member") || null, document.documentElement.hasAttribute("data-member")]).toEqual([null, false]);
    await learn(null);
    expect([events.at(-1), reload.mock.calls]).toEqual(["SIGNED_OUT", []]);
    // For the next test: this page is not being left any more.
    await leaving(() => Promise.reject(new Error("stays"))).catch(() => undefined);
  });

  test("that fails leaves the page as it is: what ends the session later is heard", async () => {
    const { reload, assign } = await open(reem);
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("", { status: 500 })));
    await expect(host?.current.signOut()).rejects.toMatchObject({ name: "AuthError", code: "SIGN_OUT_FAILED" });
    expect(assign).not.toHaveBeenCalled();
    await learn(null);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("a form that signs out is not overtaken: its own news does not load the page again", async () => {
    const { reload } = await open(reem);
    leave();
    await learn(null);
    expect([events.at(-1), reload.mock.calls]).toEqual(["SIGNED_OUT", []]);
    await leaving(() => Promise.reject(new Error("stays"))).catch(() => undefined);
  });

  test("what leaves the page answers what its action does", async () => {
    expect(await leaving(async () => 7)).toBe(7);
    await expect(leaving(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  });
});
