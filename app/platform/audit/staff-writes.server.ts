/** Called after every successful write of admins and content managers, with its number of audit entries. For tests; see `testing/setup.ts`. */
export const staffWrites: { onDone?: (route: string, entries: number) => void } = {};
