import { type Cases, nothing, of, trades, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "verifications.mine": nothing,
  "verifications.submit": of(
    trades,
    async (world) => {
      await world.dropVerifications();
      return { kind: "licence", number: "L-1", issuedBy: "M", documents: [world.pdf()] };
    },
    "FORBIDDEN",
  ),
  "verifications.withdraw": of(["professional"], async (world) => ({ id: await world.newVerification() })),
  "verifications.ofPerson": withInput((world) => ({ userId: world.people.professional.id })),
  "verifications.ofVendor": withInput((world) => ({ slug: world.ownedVendor.slug })),
  "verifications.list": withInput(() => ({})),
  "verifications.get": withInput(async (world) => ({ id: await world.newVerification() })),
  "verifications.approve": withInput(async (world) => ({ id: await world.newVerification(), validUntil: `${new Date().getFullYear() + 2}-01-01` })),
  "verifications.reject": withInput(async (world) => ({ id: await world.newVerification(), reason: "The document cannot be read." })),
};
