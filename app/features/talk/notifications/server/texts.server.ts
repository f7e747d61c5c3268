import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "../notifications.ts";

type Params = Record<string, unknown>;
export type NoticeText = { title: string; message: string };

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind);

/** Optional parameters of some kinds; their texts test them with `given`. */
const OPTIONAL = ["text", "reason", "until"];
const DATES = ["date", "until"];

/** Writes notifications in a language. Kinds that this version does not know, and data that does not fit, get a neutral text. */
export async function noticeTexts(language: string | null): Promise<(kind: string, params: unknown) => NoticeText> {
  const t = await translator(language, "notifications.texts");
  const format = formatFor(language);

  const values = (params: Params): Record<string, string | number> => {
    const shown: Record<string, string | number> = { given: OPTIONAL.some((name) => params[name]) ? "yes" : "no" };
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "number") shown[name] = value;
      else if (typeof value === "string") shown[name] = DATES.includes(name) ? format.date(value, "long") : value;
    }
    if (language === "ar") for (const [name, value] of Object.entries(params)) if (name.endsWith("Ar") && value) shown[name.slice(0, -2)] = String(value);
    return shown;
  };

  return (kind, params) => {
    const known = isKind(kind) ? kind : "unknown";
    try {
      const given = values((params ?? {}) as Params);
      return { title: t(`kind.${known}.title`, given), message: t(`kind.${known}.message`, given) };
    } catch {
      return { title: t("kind.unknown.title"), message: t("kind.unknown.message") };
    }
  };
}
