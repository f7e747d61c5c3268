/** Scripts of an old release, or no network: only then does clearing the cache help. */
const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /loading (css )?chunk [^ ]+ failed/i,
  /error loading route module/i,
  /failed to fetch/i,
  /networkerror/i,
  /network error/i,
  /^load failed$/i,
  /err_network|err_internet_disconnected/i,
];

export function isNetworkOrModuleError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "ChunkLoadError" || patterns.some((pattern) => pattern.test(error.message));
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
