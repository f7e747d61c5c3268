import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthProvider, useAuth } from "#app/platform/auth/use-auth.tsx";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import * as page from "#app/platform/pages/awake.ts";

// As in a hydrated page: during hydration and on the server the viewer is unknown.
vi.mock("react", async (original) => {
  const react = await original<typeof import("react")>();
  return { ...react, useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read() };
});

const viewer: Viewer = {
  id: "1",
  name: "Reem",
  email: "r@example.com",
  role: "homeowner",
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
};
const KEY = ["me"];

/** What a component inside the provider gets. */
function authOf(known: Viewer | null | undefined, savePreferences = vi.fn()) {
  const client = new QueryClient();
  if (known !== undefined) client.setQueryData(KEY, known);
  let auth: ReturnType<typeof useAuth> | undefined;
  const Reader = (): ReactNode => {
    auth = useAuth();
    return null;
  };
  const source = { queryKey: KEY, fetchViewer: async () => null, savePreferences };
  renderToString(
    <QueryClientProvider client={client}>
      <AuthProvider source={source}>
        <Reader />
      </AuthProvider>
    </QueryClientProvider>,
  );
  if (!auth) throw new Error("nothing was rendered");
  return { auth, client };
}

beforeEach(() => void vi.spyOn(page, "isAwake").mockReturnValue(true));
afterEach(() => vi.unstubAllGlobals());

describe("useAuth", () => {
  it("belongs inside an AuthProvider", () => {
    const Reader = () => String(useAuth().viewer);
    expect(() => renderToString(<Reader />)).toThrow("useAuth must be used within an AuthProvider");
  });

  it("knows who is signed in, that nobody is, or that it is not known yet", () => {
    expect(authOf(viewer).auth).toMatchObject({ viewer, isChecking: false });
    expect(authOf(null).auth).toMatchObject({ viewer: null, isChecking: false });
    expect(authOf(undefined).auth).toMatchObject({ viewer: undefined, isChecking: true });
  });

  it("knows nobody before hydration, even when the answer is there", () => {
    vi.mocked(page.isAwake).mockReturnValue(false);
    expect(authOf(viewer).auth).toMatchObject({ viewer: undefined, isChecking: true });
  });

  it("changes preferences only while signed in", async () => {
    await expect(authOf(null).auth.setPreferences({ theme: "dark" })).rejects.toThrow("No user logged in");
    const { auth, client } = authOf(viewer, vi.fn().mockResolvedValue({ ...viewer, theme: "dark" }));
    await auth.setPreferences({ theme: "dark" });
    expect(client.getQueryData(KEY)).toMatchObject({ theme: "dark" });
  });

  it("reports a failed sign-out", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    await expect(authOf(viewer).auth.signOut()).rejects.toThrow("Failed to sign out");
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("", { status: 500 })));
    await expect(authOf(viewer).auth.signOut()).rejects.toThrow("Failed to sign out");
  });
});
