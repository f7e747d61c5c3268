import { v7 } from "uuid";

/** A new id: UUID version 7, so that ids sort by the time they were made (RFC 9562, section 5.7). */
export const newId = (): string => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the textual form of any UUID. */
export const isId = (text: string): boolean => UUID.test(text);
