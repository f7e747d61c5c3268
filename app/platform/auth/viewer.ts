import { localText } from "#app/platform/text/local-text.ts";
/** The four doors into the one application. */
export const ROLES = ["homeowner", "professional", "vendor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** What a person may choose at sign-up. Never admin. */
export const SIGN_UP_ROLES = ["homeowner", "professional", "vendor"] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** What an admin may grant besides the role. */
export const PERMISSIONS = ["content_manager"] as const;
export type Permission = (typeof PERMISSIONS)[number];
export type Theme = "light" | "dark" | "system";

/** The signed-in person as every guard, procedure and screen sees them. */
export type Viewer = {
  id: string;
  name: string;
  /** Their name as Arabic writes it. */
  nameAr?: string | null | undefined;
  email: string;
  role: Role;
  /** True when no role was found anywhere and homeowner is only the fallback. */
  roleIsFallback: boolean;
  permissions: string[];
  /** Member of an organization, and of one with an entry in the directory, whose area is open to them whatever their role. */
  isMember?: boolean | undefined;
  isVendorStaff?: boolean | undefined;
  /** Member of a company that has the work of another person, a professional. */
  isProfessionalStaff?: boolean | undefined;
  /** In one of those teams they may see balances and payouts. */
  seesMoney?: boolean | undefined;
  language: string | null;
  theme: Theme | null;
  /** The address of their small picture. */
  image?: string | null | undefined;
  /** Prices are shown in it where a fixed rate exists. */
  currency?: string | undefined;
  /** The admin who is signed in as this person, if one is. */
  impersonatedBy?: { id: string; name: string } | null | undefined;
  /** Which of their sessions this is; never sent to browsers. */
  sessionId?: string;
  /** The account closes when the grace period after this is over; until then it can be reopened. */
  deletionRequestedAt?: string | null | undefined;
  /** An admin without the required second factor: has a homeowner's permissions until it is set up. */
  needsTwoFactor?: boolean | undefined;
};

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
export const isSignUpRole = (value: unknown): value is SignUpRole => SIGN_UP_ROLES.includes(value as SignUpRole);

/** Those who work or sell for others. */
export const offersWork = ({ role }: { role: string }): boolean => role === "professional" || role === "vendor";

/** The display name in this language. */
export const nameIn = ({ name, nameAr }: { name: string; nameAr?: string | null | undefined }, language: string): string => localText(name, nameAr, language);

/** Both names, for texts in other people's languages. */
export const namesOf = ({ name, nameAr }: Viewer) => ({ name, ...(nameAr && { nameAr }) });

/** True for vendors, admins and the people of a vendor's team. */
export const mayEnterVendorArea = (viewer: Viewer): boolean => viewer.role === "vendor" || viewer.role === "admin" || viewer.isVendorStaff === true;

/** Of a team, those that its roles allow. Those without a team yet have nothing that could be read. */
export const mayReadMoney = (viewer: Viewer): boolean => !viewer.isVendorStaff || viewer.seesMoney === true;

/** True for professionals and the people of a company that has a professional's work. */
export const mayActAsProfessional = (viewer: Pick<Viewer, "role" | "isProfessionalStaff">): boolean =>
  viewer.role === "professional" || viewer.isProfessionalStaff === true;

/** Where an admin sees or may do more than others. */
export const isAdministrator = (viewer: Pick<Viewer, "role"> | null): boolean => viewer?.role === "admin";

/** True for admins and for those an admin made content managers: vendors, categories and design ideas. */
export const mayManageContent = (viewer: Viewer): boolean => viewer.role === "admin" || viewer.permissions.includes("content_manager");
