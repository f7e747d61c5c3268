import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AuthProvider } from "#app/platform/auth/use-auth.tsx";
import Jobs from "./jobs.tsx";

/** The page while the browser does not know yet who reads it. */
async function pageOf(side: "jobs" | "asked"): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const source = { queryKey: ["viewer"], fetchViewer: () => new Promise<null>(() => {}), savePreferences: () => Promise.reject(new Error("unused")) };
  const Page = createRoutesStub([{ path: "/", Component: () => <Jobs loaderData={{ side }} /> }]);
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <AuthProvider source={source}>
        <Page />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}

test("a professional's jobs are never a household's requests, also before the browser knows who reads", async () => {
  const jobs = await pageOf("jobs");
  expect(jobs).toContain("<h1>Jobs</h1>");
  expect(jobs).not.toContain("<h1>Requests for bids</h1>");
  expect(await pageOf("asked")).toContain("<h1>Requests for bids</h1>");
});
