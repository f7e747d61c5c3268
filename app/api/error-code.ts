/** What the API answered instead of a result, known by its shape: the class itself would bring half of the transport to a page. */
export function apiError(error: unknown): { code: string; data: unknown } | undefined {
  return error instanceof Error && "defined" in error && "code" in error && "data" in error ? (error as Error & { code: string; data: unknown }) : undefined;
}
