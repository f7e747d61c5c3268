// Normalizing and checking texts. Without zod, so that public pages stay small.

export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();
export const manyLines = (text: string): string => text.normalize("NFC").replace(/\r\n?/g, "\n").trim();

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/;
const LONGEST_EMAIL = 254;

export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** A web address of http or https, without a name and a password in it. */
export function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") && !username && !password;
}

/** 'example.sa' is what people type; the address with its scheme is what is stored. */
export const withScheme = (text: string): string => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
