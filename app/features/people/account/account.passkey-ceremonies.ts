import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { PasskeyProblem } from "./account.passkeys.ts";

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const init = body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {};
  const response = await fetch(`/api/auth/passkey/${path}`, init);
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  if (!response.ok) throw new Refused(answer?.code ?? String(response.status));
  return answer as Answer;
}

const PROBLEMS: Record<string, PasskeyProblem> = {
  ACCOUNT_SUSPENDED: "suspended",
  CONFIRM_FIRST: "confirmFirst",
  PASSKEY_NOT_FOUND: "refused",
  AUTHENTICATION_FAILED: "refused",
  NOT_UNLOCKED: "refused",
};

function problemOf(error: unknown): PasskeyProblem {
  if (error instanceof Refused) return PROBLEMS[error.code] ?? "failed";
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
  return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError") ? "cancelled" : "failed";
}

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** The browser shows the person's passkeys of this site; the one they unlock signs them in. */
export async function signInWithPasskey(): Promise<"done" | PasskeyProblem> {
  try {
    const options = await ask<AuthenticationOptions>("generate-authenticate-options");
    // The server takes only keys that were unlocked by finger, face or PIN.
    const response = await startAuthentication({ optionsJSON: { ...options, userVerification: "required" } });
    await ask("verify-authentication", { response });
    return "done";
  } catch (error) {
    return problemOf(error);
  }
}

export async function addPasskey(name: string): Promise<"done" | PasskeyProblem> {
  try {
    const optionsJSON = await ask<RegistrationOptions>("generate-register-options");
    const response = await startRegistration({ optionsJSON });
    await ask("verify-registration", { response, name });
    return "done";
  } catch (error) {
    return problemOf(error);
  }
}
