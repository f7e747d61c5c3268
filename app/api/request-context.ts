import { createContext } from "react-router";
import type { ServerClient, ServerQueries } from "#app/api/server-client.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";

/** The request context of loaders and actions. */
export type RequestState = {
  /** Null on pages that are cached for everyone, too: personal bits are fetched by the browser. */
  viewer: Viewer | null;
  language: string;
  /** The source of the language; only "browser" and "default" may be overridden by the visitor's time zone. */
  languageSource: string;
  theme: "light" | "dark" | "system";
  requestId: string;
  ip: string;
  siteUrl: string;
  /** Marks the inline scripts that may run; empty in development. */
  nonce: string;
  /** The API in this process, as the viewer. */
  client: ServerClient;
  /** The same for `QueryClient.prefetchQuery`, with the keys that the browser uses. */
  orpc: ServerQueries;
  /** Takes the document beside React Router's response, which would turn it into a stream of bytes and back. */
  onRendered: (html: string) => void;
};

export const requestContext = createContext<RequestState>();
