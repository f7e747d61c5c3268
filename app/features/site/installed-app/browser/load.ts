/** After the page answers, in production. */
export const startInstalledApp = async (): Promise<void> => (await import("./start.ts")).start();
