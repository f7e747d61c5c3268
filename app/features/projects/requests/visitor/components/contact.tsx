import { useT } from "#app/platform/languages/language-context.tsx";
import { FactsList } from "#app/ui/facts-list.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import type { RequestDetail } from "../../requests.contract.ts";

type Released = NonNullable<NonNullable<RequestDetail["bidder"]>["contact"]>;

/** Who asked and how to reach them, once that is the bidder's to read. */
export function Contact({ contact }: { contact: Released }) {
  const t = useT("requests");
  return (
    <FactsList
      facts={[
        [t("bidder.client"), <bdi key="name">{contact.name}</bdi>],
        contact.phone && [t("bidder.phone"), <PhoneLink key="phone" phone={contact.phone} />],
        contact.street && [t("bidder.street"), <bdi key="street">{contact.street}</bdi>],
      ]}
    />
  );
}
