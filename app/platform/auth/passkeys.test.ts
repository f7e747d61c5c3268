import { expect, test } from "vitest";
import { passkeys } from "./sign-in-plugins.server.ts";

const { registration, authentication, authenticatorSelection } = passkeys.options ?? {};

/** What the library says after it has verified the signature. */
const verified = (userVerified: boolean | undefined) =>
  ({ verification: { registrationInfo: { userVerified }, authenticationInfo: { userVerified } } }) as never;

test("a passkey that its owner has not unlocked is only one factor: neither made nor taken", async () => {
  for (const after of [registration?.afterVerification, authentication?.afterVerification]) {
    for (const userVerified of [false, undefined])
      await expect(after?.(verified(userVerified))).rejects.toMatchObject({ status: "UNAUTHORIZED", body: { code: "NOT_UNLOCKED" } });
    await expect(after?.(verified(true))).resolves.toBeUndefined();
  }
  expect(authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
});
