import { defaultLanguage } from "./default-language.ts";

export { defaultLanguage };

/** The 23 languages of the product. A language is complete when every text of every catalogue is translated; until then English fills the gaps. */
export type Language = {
  code: string;
  /** English name, for screen readers and search. */
  name: string;
  nativeName: string;
  isRTL: boolean;
  htmlLang: string;
  /** Locale for Intl: Gregorian dates, the digits that people of the place read. */
  intlLocale: string;
  /** Plural forms that a translation into this language must spell out. */
  pluralForms: readonly Intl.LDMLPluralRule[];
  isComplete: boolean;
};

export const languages = [
  {
    code: "en",
    name: "English",
    nativeName: "English",
    isRTL: false,
    htmlLang: "en",
    intlLocale: "en-SA-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "ar",
    name: "Arabic",
    nativeName: "العربية",
    isRTL: true,
    htmlLang: "ar",
    intlLocale: "ar-SA-u-ca-gregory-nu-latn",
    pluralForms: ["zero", "one", "two", "few", "many", "other"],
    isComplete: true,
  },
  {
    code: "et",
    name: "Estonian",
    nativeName: "Eesti",
    isRTL: false,
    htmlLang: "et",
    intlLocale: "et-EE-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "fr",
    name: "French",
    nativeName: "Français",
    isRTL: false,
    htmlLang: "fr",
    intlLocale: "fr-FR-u-ca-gregory-nu-latn",
    pluralForms: ["one", "many", "other"],
    isComplete: true,
  },
  {
    code: "tr",
    name: "Turkish",
    nativeName: "Türkçe",
    isRTL: false,
    htmlLang: "tr",
    intlLocale: "tr-TR-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "fa",
    name: "Persian",
    nativeName: "فارسی",
    isRTL: true,
    htmlLang: "fa",
    intlLocale: "fa-IR-u-ca-gregory-nu-arabext",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "ru",
    name: "Russian",
    nativeName: "Русский",
    isRTL: false,
    htmlLang: "ru",
    intlLocale: "ru-RU-u-ca-gregory-nu-latn",
    pluralForms: ["one", "few", "many", "other"],
    isComplete: true,
  },
  {
    code: "pl",
    name: "Polish",
    nativeName: "Polski",
    isRTL: false,
    htmlLang: "pl",
    intlLocale: "pl-PL-u-ca-gregory-nu-latn",
    pluralForms: ["one", "few", "many", "other"],
    isComplete: true,
  },
  {
    code: "el",
    name: "Greek",
    nativeName: "Ελληνικά",
    isRTL: false,
    htmlLang: "el",
    intlLocale: "el-GR-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "es",
    name: "Spanish",
    nativeName: "Español",
    isRTL: false,
    htmlLang: "es",
    intlLocale: "es-ES-u-ca-gregory-nu-latn",
    pluralForms: ["one", "many", "other"],
    isComplete: true,
  },
  {
    code: "de",
    name: "German",
    nativeName: "Deutsch",
    isRTL: false,
    htmlLang: "de",
    intlLocale: "de-DE-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "it",
    name: "Italian",
    nativeName: "Italiano",
    isRTL: false,
    htmlLang: "it",
    intlLocale: "it-IT-u-ca-gregory-nu-latn",
    pluralForms: ["one", "many", "other"],
    isComplete: true,
  },
  {
    code: "pt",
    name: "Portuguese",
    nativeName: "Português",
    isRTL: false,
    htmlLang: "pt",
    intlLocale: "pt-PT-u-ca-gregory-nu-latn",
    pluralForms: ["one", "many", "other"],
    isComplete: true,
  },
  {
    code: "nl",
    name: "Dutch",
    nativeName: "Nederlands",
    isRTL: false,
    htmlLang: "nl",
    intlLocale: "nl-NL-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "sv",
    name: "Swedish",
    nativeName: "Svenska",
    isRTL: false,
    htmlLang: "sv",
    intlLocale: "sv-SE-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "no",
    name: "Norwegian Bokm\u00e5l",
    nativeName: "Norsk",
    isRTL: false,
    htmlLang: "nb",
    intlLocale: "nb-NO-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "ja",
    name: "Japanese",
    nativeName: "日本語",
    isRTL: false,
    htmlLang: "ja",
    intlLocale: "ja-JP-u-ca-gregory-nu-latn",
    pluralForms: ["other"],
    isComplete: true,
  },
  {
    code: "ko",
    name: "Korean",
    nativeName: "한국어",
    isRTL: false,
    htmlLang: "ko",
    intlLocale: "ko-KR-u-ca-gregory-nu-latn",
    pluralForms: ["other"],
    isComplete: true,
  },
  {
    code: "zh",
    name: "Simplified Chinese",
    nativeName: "简体中文",
    isRTL: false,
    htmlLang: "zh-Hans",
    intlLocale: "zh-CN-u-ca-gregory-nu-latn",
    pluralForms: ["other"],
    isComplete: true,
  },
  {
    code: "zh-TW",
    name: "Traditional Chinese",
    nativeName: "繁體中文",
    isRTL: false,
    htmlLang: "zh-Hant",
    intlLocale: "zh-TW-u-ca-gregory-nu-latn",
    pluralForms: ["other"],
    isComplete: true,
  },
  {
    code: "hi",
    name: "Hindi",
    nativeName: "हिन्दी",
    isRTL: false,
    htmlLang: "hi",
    intlLocale: "hi-IN-u-ca-gregory-nu-latn",
    pluralForms: ["one", "other"],
    isComplete: true,
  },
  {
    code: "th",
    name: "Thai",
    nativeName: "ไทย",
    isRTL: false,
    htmlLang: "th",
    intlLocale: "th-TH-u-ca-gregory-nu-latn",
    pluralForms: ["other"],
    isComplete: true,
  },
  {
    code: "vi",
    name: "Vietnamese",
    nativeName: "Tiếng Việt",
    isRTL: false,
    htmlLang: "vi",
    intlLocale: "vi-VN-u-ca-gregory-nu-latn",
    pluralForms: ["other"],
    isComplete: true,
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]["code"];

const byCode: ReadonlyMap<string, Language & { code: LanguageCode }> = new Map(languages.map((language) => [language.code, language]));

export const isLanguage = (code: unknown): code is LanguageCode => typeof code === "string" && byCode.has(code);

/** What the page needs to know about its language; small enough to travel with every page. */
export type PageLanguage = { code: LanguageCode; htmlLang: string; isRTL: boolean; intlLocale: string };

export function pageLanguage(code: LanguageCode): PageLanguage {
  const language = byCode.get(code) ?? byCode.get(defaultLanguage);
  if (!language) throw new Error(`Unknown language: ${code}`);
  return { code: language.code, htmlLang: language.htmlLang, isRTL: language.isRTL, intlLocale: language.intlLocale };
}
