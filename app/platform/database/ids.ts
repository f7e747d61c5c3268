import { v7 } from "uuid";

/** A new id: UUID version 7, so that ids sort by the time they were made (RFC 9562, section 5.7). */
export const newId = (): string => v7();

/** As if it had been made at that time: it sorts there. */
export const newIdAt = (time: Date): string => v7({ msecs: time.getTime() });

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the textual form of any UUID. */
export const isId = (text: string): boolean => UUID.test(text);

/** The smallest id that can have been made at a time: bounds a search by time over ids. */
export function idFrom(milliseconds: number): string {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
