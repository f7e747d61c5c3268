import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  text: ReactNode;
  /** At the end of the line: the state, or the button that opens the form. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** One sign-in method: its name, its state, and below it the form that changes it. */
export function SecuritySection({ title, text, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t py-6 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 max-w-[56ch] flex-[1_1_280px]">
          <h2 id={id} className="font-semibold font-sans text-base leading-ui tracking-normal">
            {title}
          </h2>
          <div className="mt-1 text-muted text-sm">{text}</div>
        </div>
        {aside && <div className="flex flex-wrap items-center gap-3">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
