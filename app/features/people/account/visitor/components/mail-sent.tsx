import { MailCheck } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";

/** After a form that sends a mail: what happens next. */
export function MailSent({ title, text, link }: { title: string; text: string; link: { to: string; label: string } }) {
  return (
    <div className="mx-auto grid max-w-[440px] justify-items-start gap-4" role="status">
      <MailCheck size={36} className="text-palm" aria-hidden />
      <h1>{title}</h1>
      <p className="text-muted">{text}</p>
      <ButtonLink to={link.to} variant="primary" size="lg">
        {link.label}
      </ButtonLink>
    </div>
  );
}
