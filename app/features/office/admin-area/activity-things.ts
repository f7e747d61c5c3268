/** What an action of the activity log was done to, where its first word has no name of its own. */
const THINGS: Readonly<Record<string, string>> = {
  ...{ quote: "quote_request", claim: "vendor_claim", report: "message_report", account: "user", payout: "vendor" },
  ...{ schedule: "profile", calendar: "profile", packages: "profile" },
};

/** The keys of an action's two halves among the texts. */
export function wordsOfAction(action: string): { verb: string; verbKey: `action.${string}`; thing: string } {
  const [kind = "", verb = ""] = action.split(".");
  return { verb, verbKey: `action.${kind}-${verb}`, thing: THINGS[kind] ?? kind };
}

/** Fields of changes that hold a telephone number, as forms and columns name them. */
export const holdsPhone = (field: string): boolean => /phone$|^whatsapp$/i.test(field);
