import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect } from "react";
import { adoptTyped } from "./adopt-typed.ts";
import type { AnyForm } from "./use-form.ts";

type Props = Omit<ComponentProps<"form">, "onSubmit" | "ref" | "noValidate"> & {
  form: AnyForm;
  /** Enter in a line of text does not send it; Ctrl and Enter do. */
  isLong?: boolean;
};

/** The form element: submits by the form's rules, not the browser's, and scopes the search for the first invalid field. */
export function Form({ form, isLong = false, onKeyDown, ...rest }: Props) {
  const { ref } = form.element;
  useLayoutEffect(() => {
    if (ref.current) adoptTyped(ref.current);
  }, [ref]);
  const onLongKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Enter") return;
    const isSend = event.ctrlKey || event.metaKey;
    if (isSend || event.target instanceof HTMLInputElement) event.preventDefault();
    if (isSend) form.submit();
  };
  return <form {...rest} {...form.element} onKeyDown={isLong ? onLongKeyDown : onKeyDown} />;
}

/** One part of a long form under its heading; two columns where there is room, unless `wide`. */
export function FormSection({ title, text, wide = false, children }: { title: ReactNode; text?: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <section className="sect first:border-0 first:pt-0">
      <h2>{title}</h2>
      {text && <p className="-mt-3 mb-4 text-sm text-muted">{text}</p>}
      <div className={wide ? "grid gap-8" : "grid gap-5 sm:grid-cols-2"}>{children}</div>
    </section>
  );
}
