import { randomUUID } from "node:crypto";
import { type Case, type Cases, nothing, of, trades } from "#app/api/testing/cases.ts";

const onlyVendor = (input: Case["input"]) => of(["vendor"], input);

/** Of an organization that is the vendor's; what each role of a team may do is tested beside the feature. */
export const cases: Cases = {
  "organizations.listMine": nothing,
  "organizations.get": onlyVendor(async (world) => ({ id: (await world.newOrganization()).id })),
  "organizations.create": of(trades, () => ({ name: `Company ${randomUUID()}` }), "FORBIDDEN"),
  "organizations.update": onlyVendor(async (world) => ({ id: (await world.newOrganization()).id, name: "Another name" })),
  "organizations.remove": onlyVendor(async (world) => ({ id: (await world.newOrganization()).id })),
  "organizations.setRole": onlyVendor(async (world) => ({ ...(await world.newOrganization()), role: "editor" })),
  "organizations.removeMember": onlyVendor((world) => world.newOrganization()),
  "organizations.transfer": onlyVendor((world) => world.newOrganization()),
  "organizations.invite": onlyVendor(async (world) => ({ id: (await world.newOrganization()).id, email: `${randomUUID()}@matrix.example`, role: "viewer" })),
  "organizations.resend": onlyVendor((world) => world.newOrganizationInvitation()),
  "organizations.withdraw": onlyVendor((world) => world.newOrganizationInvitation()),
  // Only the recipient of the mail knows an invitation's token.
  "organizations.getInvitation": of([], () => ({ key: "forged" })),
  "organizations.answerInvitation": of([], () => ({ key: "forged", isAccepted: true })),
  "organizations.departure": nothing,
  "organizations.listProfessionals": nothing,
  // To end it is open to all members: someone who became a vendor had shared it as a professional.
  "organizations.shareWork": onlyVendor(async (world) => ({ id: (await world.newOrganization()).id, isShared: false })),
};
