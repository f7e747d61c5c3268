import { languageOf } from "#app/platform/text/language-of.ts";
import { linkParts } from "../../message-links.ts";

/** A person's text: never HTML, in its own direction, with web addresses as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="text" dir="auto" lang={languageOf(text)}>
      {linkParts(text).map(({ text: part, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link inline" dir="ltr">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
