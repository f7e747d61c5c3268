/** Told of every write of admins and content managers that succeeded, with how many audit entries it left. Tests listen; see `testing/setup.ts`. */
export const staffWrites: { onDone?: (route: string, entries: number) => void } = {};
