import { Link, useSearchParams } from "react-router";
import { PageHead } from "#app/kit/page-head.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { PhoneInput } from "#app/ui/form/phone-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { BODY_LENGTH, CONTACT_TOPICS, NAME_LENGTH, REFERENCE_LENGTH } from "../../contact.ts";
import { FilesField, NotSent, Sent } from "../components/files-field.tsx";
import { type ContactForm, useContactForm } from "../components/use-contact-form.ts";
import "../../contact.css";

/** A message to the team, for everybody. */
export default function Contact() {
  const t = useT("contact");
  const { code } = useLanguage();
  return (
    <div className="wrap pb-24">
      <PageHead title={t("title")} description={t("description")} path="/contact" language={code} />
      <PageHeader title={t("title")} text={t("text")} />
      <div className="contact">
        <Message />
        <aside className="contact-beside" aria-label={t("beside.title")}>
          <h2>{t("beside.title")}</h2>
          <ul>
            <li>
              <Link to="/help">{t("beside.help")}</Link>
              <span>{t("beside.helpText")}</span>
            </li>
            <li>
              <Link to="/ideas/forums">{t("beside.forum")}</Link>
              <span>{t("beside.forumText")}</span>
            </li>
          </ul>
          <p className="contact-privacy">
            <Link to="/privacy">{t("beside.privacy")}</Link>
            <span>{t("beside.privacyText")}</span>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Message() {
  const [search] = useSearchParams();
  const asked = search.get("topic") ?? "";
  const topic = CONTACT_TOPICS.find((one) => one === asked) ?? "";
  const form = useContactForm({ topic, reference: (search.get("reference") ?? "").slice(0, REFERENCE_LENGTH) });
  return form.answer ? <Sent form={form} /> : <Fields form={form} />;
}

function Fields({ form }: { form: ContactForm }) {
  const t = useT("contact");
  return (
    <Form form={form} className="grid gap-5">
      <Select label={t("form.topic")} required {...form.text("topic")}>
        <option value="">{t("form.choose")}</option>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topic.${topic}`)}
          </option>
        ))}
      </Select>
      <Input label={t("form.reference")} hint={t("form.referenceHint")} optional maxLength={REFERENCE_LENGTH} dir="auto" {...form.text("reference")} />
      <Textarea label={t("form.body")} hint={t("form.bodyHint")} rows={7} maxLength={BODY_LENGTH} required {...form.text("body")} />
      <FilesField form={form} />
      <div className="contact-pair">
        <Input label={t("form.name")} autoComplete="name" maxLength={NAME_LENGTH} required dir="auto" {...form.text("name")} />
        <Input label={t("form.email")} type="email" autoComplete="email" required {...form.text("email")} />
      </div>
      <PhoneInput label={t("form.phone")} hint={t("form.phoneHint")} optional fieldClass="max-w-[19.375rem] phone:max-w-none" {...form.text("phone")} />
      <NotSent form={form} />
      <Button type="submit" variant="primary" className="justify-self-start" pending={form.isSending}>
        {t(form.isSending ? "form.sending" : "form.send")}
      </Button>
    </Form>
  );
}
