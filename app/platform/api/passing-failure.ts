/** Shutdown, a lost connection or an unavailable store: the job resumes later where it stopped. */
export function isPassingFailure(error: unknown, signal: AbortSignal): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? "");
  return (
    signal.aborted || /^(08|57P|53|E[A-Z]+$)/.test(code) || /Connection terminated|connection is not|driver has already been destroyed/i.test(String(error))
  );
}
