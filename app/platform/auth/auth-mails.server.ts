import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";

/** In the language of the account where it chose one, else of the request. */
type Recipient = { name: string; email: string };

const languageFor = (user: Recipient, requested: string): string => {
  const chosen = (user as { language?: unknown }).language;
  return typeof chosen === "string" && chosen ? chosen : requested;
};

type Kind = "verify" | "reset" | "existing";

async function send(kind: Kind, user: Recipient, requested: string, href: string): Promise<void> {
  const language = languageFor(user, requested);
  const t = await translator(language, "account");
  const content = {
    siteName: t("mail.siteName"),
    title: t(`mail.${kind}.title`),
    // Mails use a person's name only for confirmed addresses, so that signing up with a stranger's address cannot send them text.
    paragraphs: [...(kind === "verify" ? [] : [t("mail.greeting", { name: user.name })]), t(`mail.${kind}.text`)],
    button: { label: t(`mail.${kind}.button`), href },
    note: t(`mail.${kind}.note`),
  };
  await sendMail({ to: user.email, subject: t(`mail.${kind}.subject`), language, ...mailBody(language, content) }, { isUrgent: true });
}

/** The link that confirms the address of a new account. */
export const mailVerification = (user: Recipient, token: string, language: string) =>
  send("verify", user, language, `/verify-email?token=${encodeURIComponent(token)}`);

/** The link to a new password: once, for one hour. */
export const mailPasswordReset = (user: Recipient, token: string, language: string) =>
  send("reset", user, language, `/reset-password?token=${encodeURIComponent(token)}`);

/** Sent to the owner of a known address when someone signs up with it; the screen shows the same in both cases. */
export const mailExistingAccount = (user: Recipient, language: string) => send("existing", user, language, `/login?email=${encodeURIComponent(user.email)}`);

/** Six digits, in parts that are easy to copy by eye. */
export async function mailCode(kind: "signInCode" | "newEmail", user: Recipient, code: string, requested: string): Promise<void> {
  const language = languageFor(user, requested);
  const t = await translator(language, "account");
  const content = {
    siteName: t("mail.siteName"),
    title: t(`mail.${kind}.title`),
    paragraphs: [t("mail.greeting", { name: user.name }), t(`mail.${kind}.text`)],
    facts: [[t("mail.code"), code]] as const,
    note: t(`mail.${kind}.note`),
  };
  await sendMail({ to: user.email, subject: t(`mail.${kind}.subject`, { code }), language, ...mailBody(language, content) }, { isUrgent: true });
}

/** Notifies the old address of the change. */
export async function mailEmailChanged(user: Recipient, requested: string): Promise<void> {
  const language = languageFor(user, requested);
  const t = await translator(language, "account");
  const content = {
    siteName: t("mail.siteName"),
    title: t("mail.emailChanged.title"),
    paragraphs: [t("mail.greeting", { name: user.name }), t("mail.emailChanged.text")],
    note: t("mail.emailChanged.note"),
  };
  await sendMail({ to: user.email, subject: t("mail.emailChanged.subject"), language, ...mailBody(language, content) }, { isUrgent: true });
}
