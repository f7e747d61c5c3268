import { expect, test } from "vitest";
import { copiesIn } from "./copies.ts";

const catalogues = (byNamespace: Record<string, Record<string, Record<string, string>>>) =>
  new Map(Object.entries(byNamespace).map(([namespace, byLanguage]) => [namespace, new Map(Object.entries(byLanguage))]));

test("a text under two keys is found, across catalogues and within one", () => {
  const found = copiesIn(
    catalogues({
      quotes: { en: { cancel: "Cancel", send: "Send" }, ar: { cancel: "إلغاء", send: "إرسال" } },
      forum: { en: { cancel: "Cancel", title: "Ask", heading: "Ask" }, ar: { cancel: "إلغاء", title: "اسأل", heading: "اسأل" } },
    }),
  );
  expect(found).toEqual(["quotes#cancel = forum#cancel", "forum#title = forum#heading"]);
});

test("one English word that Arabic says in two ways is no copy, and neither is a link", () => {
  const found = copiesIn(
    catalogues({
      words: { en: { cancel: "Cancel" }, ar: { cancel: "إلغاء" } },
      forum: { en: { closed: "Closed", cancel: "@:words.cancel" }, ar: { closed: "مغلق" } },
      claims: { en: { closed: "Closed", cancel: "@:words.cancel" }, ar: { closed: "مغلقة" } },
    }),
  );
  expect(found).toEqual([]);
});
