/** Length of a password in characters. The upper limit bounds the work of hashing. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** Neither based on the person's address nor one character repeated. */
export function isDifferentPassword(password: string, email = ""): boolean {
  const name = email.split("@", 1)[0]?.toLowerCase() ?? "";
  const isNamed = name.length >= 4 && password.toLowerCase().includes(name);
  return password.length > 0 && !isNamed && new Set(password).size >= 4;
}

/** The rules of a new password, one by one, so that a form can show them while typing. The server checks for common ones. */
export function passwordRules(password: string, email = ""): { id: "length" | "different"; isMet: boolean }[] {
  return [
    { id: "length", isMet: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX },
    { id: "different", isMet: isDifferentPassword(password, email) },
  ];
}

export const isAcceptablePassword = (password: string, email?: string): boolean => passwordRules(password, email).every((rule) => rule.isMet);
