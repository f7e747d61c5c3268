import type { ReactNode } from "react";

/** A telephone number to tap, from left to right in every language; `children` are drawn before it. */
export function PhoneLink({ phone, className, children }: { phone: string; className?: string; children?: ReactNode }) {
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {children}
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}
