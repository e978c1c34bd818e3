import { expect, test } from "vitest";
import { checkName, looksLike, nameKey, withoutInvisible } from "./names.ts";

const fromPoints = (points: string) =>
  String.fromCodePoint(...points.split(" ").map((point) => Number.parseInt(point, 16)));

test.each([
  ["a variation selector", "955c 754c 5c0f 7f16 fe0f"],
  ["a standardised variation", "955c 754c 5c0f 7f16 fe00"],
  ["an ideographic variation", "955c 754c 5c0f 7f16 e0100"],
  ["a Mongolian variation selector", "955c 754c 5c0f 7f16 180b"],
  ["a combining grapheme joiner", "955c 34f 754c 5c0f 7f16"],
  ["a Khmer inherent vowel", "955c 754c 5c0f 7f16 17b4"],
  ["empty braille cells", "2800 2800"],
  ["variation selectors alone", "fe0f fe0f"],
  ["combining grapheme joiners alone", "34f 34f"],
  ["Khmer inherent vowels alone", "17b4 17b5"],
  ["ideographic variation selectors alone", "e0100 e0101"],
  ["an object replacement character", "4e91 fffc"],
  ["private use", "4e91 e000"],
  ["an unassigned code point", "4e91 2ffff"],
  ["a right-to-left override", "4e91 202e"],
  ["a Hangul filler", "3164 4e91"],
  ["a joiner between ideographs", "4e91 200d 91ce"],
  ["a selector behind a digit", "31 fe0f 32"],
  ["a combining mark alone", "301 301"],
])("a name with %s is refused", (_, points) => {
  expect(() => checkName(fromPoints(points), "昵称")).toThrow(
    /^昵称(含有看不见的字符|没有看得见的字)，请换一个$/,
  );
});

test.each([
  ["a family", "1f468 200d 1f469 200d 1f467 4e91"],
  ["a skin tone and a profession", "1f469 1f3fd 200d 1f4bb 4e91 91ce"],
  ["Persian with a non-joiner", "645 6cc 200c 62e 648 627 647 645"],
  ["a coloured heart", "2764 fe0f 5fc3"],
  ["a keycap", "31 fe0f 20e3 53f7"],
  ["a flag of tags", "1f3f4 e0067 e0062 e0065 e006e e0067 e007f"],
  ["a conjunct of Devanagari", "915 94d 200d 937"],
  ["an emoji newer than the runtime", "1fae9 56f0"],
])("a name with %s is accepted", (_, points) => {
  expect(checkName(fromPoints(points), "昵称")).toBe(fromPoints(points));
});

test("names are compared without invisible characters", () => {
  expect(nameKey("❤️ Lens")).toBe(nameKey("❤Ｌens"));
});

test.each([
  ["аdmin", "admin"],
  ["Iens", "lens"],
  ["AdmIn", "ADMlN"],
  ["小ニ", "小二"],
])("%s looks like %s", (name, other) => {
  expect(looksLike(name, other)).toBe(true);
});

test("names of other letters do not look alike", () => {
  expect(looksLike("云野", "山野")).toBe(false);
  expect(looksLike("索尼α7", "索尼7")).toBe(false);
});

test("cleaning keeps emoji and turns line breaks into spaces", () => {
  expect(withoutInvisible("a\u202eb\nc\u200bd👩🏽‍💻")).toBe("ab cd👩🏽‍💻");
});
