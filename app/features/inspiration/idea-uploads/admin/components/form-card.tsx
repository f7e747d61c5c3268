import type { ReactNode } from "react";

/** One part of the form, as the documents name them. */
export function FormCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel">
      <h2 className="mb-1 text-lg">{title}</h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  );
}
