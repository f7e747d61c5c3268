import { api, orpc } from "#app/api/client.ts";
import type { UploadData } from "../../idea-imports.contract.ts";
import { isRunning } from "../../idea-imports.ts";

/** How an upload is followed while it runs. */
export const UPLOAD = {
  query: (id: string) => orpc.ideaImports.get.queryOptions({ input: { id } }),
  watch: (id: string, signal: AbortSignal) => api.ideaImports.watch({ id }, { signal }),
  isRunning: ({ status }: UploadData) => isRunning(status),
};
