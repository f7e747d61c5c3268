import { Camera, Globe, Mail, MapIcon, MessageCircle, MessageSquareQuote, Phone } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { VendorDetailData } from "../../vendors.contract.ts";

const LOOK = "btn sm min-h-11";
const outside = { target: "_blank", rel: "noopener noreferrer" };

/** One button for each way to reach the vendor that the vendor has. */
export function ContactButtons({ vendor }: { vendor: VendorDetailData }) {
  const t = useT("vendors");
  const { hasOwner, slug, phoneUrl, whatsappUrl, emailUrl, websiteUrl, instagramUrl, googleMapsUrl } = vendor;
  if (!(hasOwner || phoneUrl || whatsappUrl || emailUrl || websiteUrl || instagramUrl || googleMapsUrl)) return null;
  return (
    <div className="contact-row">
      {hasOwner && (
        <Link className={LOOK} to={`/dashboard/messages/new?vendor=${slug}`}>
          <MessageSquareQuote size={16} aria-hidden />
          {t("message")}
        </Link>
      )}
      {phoneUrl && (
        <a className={LOOK} href={phoneUrl}>
          <Phone size={16} aria-hidden />
          {t("call")}
        </a>
      )}
      {whatsappUrl && (
        <a className={LOOK} href={whatsappUrl} {...outside}>
          <MessageCircle size={16} aria-hidden />
          {t("whatsapp")}
        </a>
      )}
      {emailUrl && (
        <a className={LOOK} href={emailUrl}>
          <Mail size={16} aria-hidden />
          {t("email")}
        </a>
      )}
      {websiteUrl && (
        <a className={LOOK} href={websiteUrl} {...outside}>
          <Globe size={16} aria-hidden />
          {t("website")}
        </a>
      )}
      {instagramUrl && (
        <a className={LOOK} href={instagramUrl} {...outside}>
          <Camera size={16} aria-hidden />
          {t("instagram")}
        </a>
      )}
      {googleMapsUrl && (
        <a className={LOOK} href={googleMapsUrl} {...outside}>
          <MapIcon size={16} aria-hidden />
          {t("maps")}
        </a>
      )}
    </div>
  );
}

/** Phone, e-mail and address as text. */
export function ContactInformation({ vendor }: { vendor: VendorDetailData }) {
  const t = useT("vendors");
  const { contactPhone, phoneUrl, contactEmail, emailUrl, address } = vendor;
  if (!contactPhone && !contactEmail && !address) return null;
  const phone = <bdi dir="ltr">{contactPhone}</bdi>;
  const email = <bdi dir="ltr">{contactEmail}</bdi>;
  return (
    <section className="sect">
      <h2>{t("contactInformation")}</h2>
      <dl className="facts-list">
        {contactPhone && (
          <div>
            <dt>{t("phone")}</dt>
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
            <dt>{t("address")}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
