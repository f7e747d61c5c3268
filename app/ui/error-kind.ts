/** Old scripts of a page that was deployed anew. */
const ofModules = [/dynamically imported module/i, /importing a module script failed/i, /loading (css )?chunk [^ ]+ failed/i];
const ofNetwork = [/failed to fetch/i, /networkerror/i, /network error/i, /^load failed$/i, /err_network|err_internet_disconnected/i];

export const isModuleError = (error: unknown): boolean =>
  error instanceof Error && (error.name === "ChunkLoadError" || ofModules.some((pattern) => pattern.test(error.message)));

/** Only then does emptying the cache help. */
export function isNetworkOrModuleError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isModuleError(error) || ofNetwork.some((pattern) => pattern.test(error.message));
}

/** What "Show details" shows. Stack traces exist in development only: the server sends none in production. */
export function errorDetails(error: unknown): string {
  if (error instanceof Error) return import.meta.env.DEV && error.stack ? error.stack : `${error.name}: ${error.message}`;
  if (typeof error === "object" && error !== null && "status" in error) {
    const { status, statusText } = error as { status: number; statusText?: string };
    return `HTTP ${status}${statusText ? `: ${statusText}` : ""}`;
  }
  return String(error);
}
