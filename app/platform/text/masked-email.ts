/** r•••@example.com: enough for its owner to recognize it. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, "$1•••@");
