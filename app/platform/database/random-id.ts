import { v4 } from "uuid";

/** For ids that people quote by their first letters, as in file names: those of `newId` are the time, and equal for minutes. */
export const newRandomId = (): string => v4();
