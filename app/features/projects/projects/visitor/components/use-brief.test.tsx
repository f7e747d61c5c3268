import { ORPCError } from "@orpc/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { Brief } from "../../projects.contract.ts";
import { useBrief } from "./use-brief.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: () => undefined }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

type Save = { revision: number; step?: string; changes: Partial<Brief["values"]> };
const brief = { id: "p1", revision: 4, step: null, values: { title: "Majlis", about: null } } as unknown as Brief;

test("saves that come at once are sent one after the other, each upon the last revision", async () => {
  const sent: Save[] = [];
  let stored = brief;
  vi.mocked(link.call).mockImplementation(async (_path, input) => {
    const save = input as Save;
    sent.push(save);
    await new Promise((done) => setTimeout(done, 5));
    if (save.revision !== stored.revision) throw new ORPCError("CONFLICT");
    stored = { ...stored, revision: stored.revision + 1, values: { ...stored.values, ...save.changes } };
    return stored;
  });
  const client = new QueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(() => useBrief(brief), undefined, Around);

  // The field is left, the button pressed, the next step remembered, and somebody types on.
  await host.act(async () => {
    host.current.set("about", "For eighteen guests");
    const saves = [host.current.save(), host.current.save()];
    saves.push(host.current.remember("files"));
    host.current.set("title", "The men’s majlis");
    saves.push(host.current.save());
    expect(await Promise.all(saves)).toEqual([true, true, true, true]);
  });
  expect(sent.map(({ revision }) => revision)).toEqual(sent.map((_, n) => 4 + n));
  expect(stored.values).toMatchObject({ title: "The men’s majlis", about: "For eighteen guests" });
  expect(host.current.conflict).toBeNull();
  await host.unmount();
});

test("what was written is sent as soon as the page is out of sight, and once", async () => {
  const sent: Save[] = [];
  vi.mocked(link.call).mockImplementation(async (_path, input) => {
    const save = input as Save;
    sent.push(save);
    return { ...brief, revision: save.revision + 1, values: { ...brief.values, ...save.changes } };
  });
  const client = new QueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(() => useBrief(brief), undefined, Around);
  const look = (state: "hidden" | "visible") =>
    host.act(async () => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await host.act(async () => host.current.set("about", "For eighteen guests"));
  await look("visible");
  expect(sent).toEqual([]);
  await look("hidden");
  await look("hidden");
  expect(sent.map(({ changes }) => changes)).toEqual([{ about: "For eighteen guests" }]);
  await host.unmount();
});
