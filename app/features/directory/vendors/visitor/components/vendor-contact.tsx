import { Camera, Ellipsis, Globe, Mail, MapIcon, MessageCircle, MessageSquareQuote, Phone } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import type { VendorDetailData } from "../../vendors.contract.ts";

const outside = { target: "_blank", rel: "noreferrer" };

/** Buttons in the row. */
const IN_ROW = 3;

/** The vendor's contact methods: three as buttons, the others behind a fourth, which needs no script. */
export function ContactButtons({ vendor }: { vendor: VendorDetailData }) {
  const t = useT("vendors");
  const page = useT("vendors.page");
  const { hasOwner, slug, phoneUrl, whatsappUrl, emailUrl, websiteUrl, instagramUrl, googleMapsUrl } = vendor;
  const all = [
    { to: hasOwner && `/dashboard/messages/new?vendor=${slug}`, Icon: MessageSquareQuote, label: page("message") },
    { href: phoneUrl, Icon: Phone, label: t("call") },
    { href: whatsappUrl, Icon: MessageCircle, label: t("whatsapp"), ...outside },
    { href: emailUrl, Icon: Mail, label: t("email") },
    { href: websiteUrl, Icon: Globe, label: page("website"), ...outside },
    { href: instagramUrl, Icon: Camera, label: page("instagram"), ...outside },
    { href: googleMapsUrl, Icon: MapIcon, label: page("maps"), ...outside },
  ];
  const ways = all.filter(({ to, href }) => to || href);
  // A fourth button that hides a single method would save nothing.
  const inRow = ways.length > IN_ROW + 1 ? IN_ROW : ways.length;
  if (ways.length === 0) return null;
  const draw = (way: (typeof ways)[number], look: string) => {
    const { to, href, Icon, label, ...rest } = way;
    const content = (
      <>
        <Icon size={16} aria-hidden />
        {label}
      </>
    );
    return to ? (
      <Link key={label} className={look} to={to}>
        {content}
      </Link>
    ) : (
      <a key={label} className={look} href={href ?? ""} {...rest}>
        {content}
      </a>
    );
  };
  return (
    <div className="contact-row">
      <a className="btn sm primary to-quote" href="#quote">
        {page("askForQuote")}
      </a>
      {ways.slice(0, inRow).map((way) => draw(way, "btn sm"))}
      {inRow < ways.length && (
        <>
          <button type="button" className="btn sm" popoverTarget="more-ways" aria-label={page("moreWays")}>
            <Ellipsis size={16} aria-hidden />
          </button>
          <div id="more-ways" className="menu" popover="auto">
            {ways.slice(inRow).map((way) => draw(way, "menu-item"))}
          </div>
        </>
      )}
    </div>
  );
}

/** Phone, e-mail and address as text. */
export function ContactInformation({ vendor }: { vendor: VendorDetailData }) {
  const t = useT("vendors");
  const page = useT("vendors.page");
  const { contactPhone, phoneUrl, contactEmail, emailUrl, address } = vendor;
  if (!contactPhone && !contactEmail && !address) return null;
  const phone = <bdi dir="ltr">{contactPhone}</bdi>;
  const email = <bdi dir="ltr">{contactEmail}</bdi>;
  return (
    <section className="sect">
      <h2>{page("contactInformation")}</h2>
      <dl className="facts-list">
        {contactPhone && (
          <div>
            <dt>{page("phone")}</dt>
            <dd>{phoneUrl ? <a href={phoneUrl}>{phone}</a> : phone}</dd>
          </div>
        )}
        {contactEmail && (
          <div>
            <dt>{t("email")}</dt>
            <dd>{emailUrl ? <a href={emailUrl}>{email}</a> : email}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{page("address")}</dt>
            <dd>
              <bdi lang={languageOf(address)}>{address}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
