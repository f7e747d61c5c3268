import type { ReactNode } from "react";

type Props = { title: ReactNode; text?: ReactNode; id?: string; level?: 2 | 3; children?: ReactNode };

/** One thing to decide: what it is, and its control. The styles come with the settings' layout. */
export function SettingsRow({ title, text, id, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="settings-row">
      <div>
        <Heading id={id}>{title}</Heading>
        {text && <p id={id && `${id}-text`}>{text}</p>}
      </div>
      {children && <div className="control">{children}</div>}
    </div>
  );
}
