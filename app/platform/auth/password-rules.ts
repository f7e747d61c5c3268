/** Length of a password in characters. The upper limit bounds the work of hashing. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** The rules of a new password, each told apart so that a form can show them while one types. */
export function passwordRules(password: string, email = ""): { id: "length" | "different"; isMet: boolean }[] {
  const name = email.split("@", 1)[0]?.toLowerCase() ?? "";
  const isNamed = name.length >= 4 && password.toLowerCase().includes(name);
  const isRepeated = new Set(password).size < 4;
  return [
    { id: "length", isMet: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX },
    { id: "different", isMet: password.length > 0 && !isNamed && !isRepeated },
  ];
}

export const isAcceptablePassword = (password: string, email?: string): boolean => passwordRules(password, email).every((rule) => rule.isMet);
