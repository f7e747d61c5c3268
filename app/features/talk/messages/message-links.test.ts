import { expect, test } from "vitest";
import { linkParts } from "./message-links.ts";

const links = (text: string) => linkParts(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));

test.each([
  ["See https://diwan.example/a?b=1#c.", [["https://diwan.example/a?b=1#c", "https://diwan.example/a?b=1#c"]]],
  ["(www.diwan.example)", [["www.diwan.example", "https://www.diwan.example/"]]],
  ["https://en.example/wiki/Majlis_(room), ok?", [["https://en.example/wiki/Majlis_(room)", "https://en.example/wiki/Majlis_(room)"]]],
  ["انظر https://diwan.example/مجلس؟ شكرا", [["https://diwan.example/مجلس", "https://diwan.example/%D9%85%D8%AC%D9%84%D8%B3"]]],
  ["javascript:alert(1) data:text/html,x ftp://a.example", []],
  ["https://good.example@evil.example/", []],
  ["https://localhost/ and http://", []],
  ["no links, 5.5 by 4.2 m", []],
])("%s", (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
