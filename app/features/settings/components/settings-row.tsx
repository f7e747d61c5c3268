import type { ReactNode } from "react";

type Props = { title: ReactNode; text?: ReactNode; id?: string; children: ReactNode };

/** One thing to decide: what it is, and its control. */
export function SettingsRow({ title, text, id, children }: Props) {
  return (
    <div className="settings-row">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p id={id && `${id}-text`}>{text}</p>}
      </div>
      <div className="control">{children}</div>
    </div>
  );
}
