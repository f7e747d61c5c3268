// Stands in for sending: `vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"))`
import type { Mail } from "#app/platform/mail/mail.server.ts";

const sent: Mail[] = [];

export async function sendMail(mail: Mail): Promise<void> {
  sent.push(mail);
}

/** The mails that someone got, in order. */
export const mailsTo = (email: string): Mail[] => sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase());
