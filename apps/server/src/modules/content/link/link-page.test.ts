import { describe, expect, test } from "vitest";
import { parseMetadata } from "./link-page.ts";

/** 智能眼镜 in several character sets. */
const GLASSES = {
  gbk: [0xd6, 0xc7, 0xc4, 0xdc, 0xd1, 0xdb, 0xbe, 0xb5],
  big5: [0xb4, 0xbc, 0xaf, 0xe0, 0xb2, 0xb4, 0xc3, 0xe8],
};
/** Titles in other languages. */
const KOREAN = Buffer.from("bdbab8b6c6ae20bec8b0e620b8aebae4c0d4b4cfb4d920bfc0b4c3c0ba", "hex");
const JAPANESE = Buffer.from(
  "a5b9a5dea1bca5c8a5b0a5e9a5b9a4cea5eca5d3a5e5a1bca4c8bcccbfbfa4cec8e6b3d3",
  "hex",
);
const RUSSIAN = Buffer.from("cee1e7eef020f3ecedfbf520eef7eaeee2", "hex");
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));
const utf16le = (text: string) => Buffer.from(text, "utf16le");
const utf16be = (text: string) => utf16le(text).swap16();

const parse = (html: Buffer | string, contentType = "text/html") =>
  parseMetadata({ url: new URL("http://name.test/"), html: Buffer.from(html), contentType });
const titleOf = (html: Buffer | string, contentType?: string) => parse(html, contentType)?.title;

describe("the character set of a page", () => {
  const inGbk = (head: string) => bytes(head, "<title>", GLASSES.gbk, "</title>");

  test.each([
    ["a GBK header", inGbk(""), "text/html; charset=GBK"],
    ["a GB2312 header in quotes", inGbk(""), 'text/html; charset="gb2312"'],
    ["a header before a meta tag", inGbk('<meta charset="utf-8">'), "text/html; charset=gbk"],
    ["an unknown header and a meta tag", inGbk('<meta charset="gbk">'), "text/html; charset=nothing"],
    [
      "a meta tag after a long script",
      inGbk(`<script>${"var a=1;".repeat(4000)}</script><meta charset=gbk>`),
      "text/html",
    ],
    ["a meta tag after the title", bytes(inGbk(""), '<meta charset="gb18030">'), "text/html"],
    ["a meta tag in the body", bytes(inGbk(""), "<body><p>a</p><meta charset=gbk>"), "text/html"],
    [
      "a meta tag with http-equiv",
      inGbk('<meta content="text/html; charset=gb2312" http-equiv="Content-Type"/>'),
      "text/html",
    ],
    ["an XML declaration", inGbk('<?xml version="1.0" encoding="GB2312"?>'), "application/xhtml+xml"],
    ["Big5", bytes("<meta charset=big5><title>", GLASSES.big5, "</title>"), "text/html"],
    [
      "a mark of UTF-8 with a meta tag of GBK",
      "\ufeff<meta charset=gbk><title>智能眼镜</title>",
      "text/html",
    ],
    ["a mark of UTF-8 with a header of GBK", "\ufeff<title>智能眼镜</title>", "text/html; charset=gbk"],
    ["UTF-16LE with a mark", utf16le("\ufeff<title>智能眼镜</title>"), "text/html; charset=utf-8"],
    ["UTF-16BE with a mark", utf16be("\ufeff<title>智能眼镜</title>"), "text/html"],
    ["UTF-16LE without a mark", utf16le("<title>智能眼镜</title>"), "text/html; charset=utf-16"],
    ["UTF-16BE without a mark", utf16be("<title>智能眼镜</title>"), "text/html; charset=utf-16be"],
    ["no declaration of GBK", inGbk(""), "text/html"],
    ["GBK with a meta tag of UTF-8", inGbk("<meta charset=utf-8>"), "text/html"],
    [
      "GBK with a meta tag of GBK and a header of UTF-8",
      inGbk("<meta charset=gbk>"),
      "text/html; charset=utf-8",
    ],
    ["GBK with a header of Latin-1", inGbk(""), "text/html; charset=iso-8859-1"],
    ["GBK with a meta tag of Latin-1", inGbk("<meta charset=windows-1252>"), "text/html"],
    ["GBK that the end of the read part cuts", bytes(inGbk(""), [0xd6]), "text/html"],
    [
      "Big5 with a meta tag and a header of Latin-1",
      bytes("<meta charset=big5><title>", GLASSES.big5, "</title>"),
      "text/html; charset=iso-8859-1",
    ],
    ["UTF-8 with a meta tag of UTF-16", "<meta charset=utf-16><title>智能眼镜</title>", "text/html"],
  ])("is read from %s", (name, html, contentType) => {
    expect(titleOf(html, contentType)).toBe(name.startsWith("Big5") ? "智能眼鏡" : "智能眼镜");
  });

  test.each([
    ["UTF-8 declared as GBK", "<meta charset=gbk><title>智能眼镜评测</title>", "text/html"],
    ["UTF-8 declared as Big5", "<title>智能眼镜评测</title>", "text/html; charset=big5"],
    ["UTF-8 declared as Latin-1", "<title>Les lunettes connectées</title>", "text/html; charset=iso-8859-1"],
    ["Big5 without a declaration", bytes("<title>", GLASSES.big5, "</title>"), "text/html"],
    ["Big5 declared as Latin-1", bytes("<title>", GLASSES.big5, "</title>"), "text/html; charset=iso-8859-1"],
    ["UTF-8 with an invalid byte", bytes("<title>智能眼镜评测", [0xff], "</title>"), "text/html"],
    ["EUC-KR without a declaration", bytes("<title>", KOREAN, "</title>"), "text/html"],
    ["EUC-JP without a declaration", bytes("<title>", JAPANESE, "</title>"), "text/html"],
    ["Windows-1251 without a declaration", bytes("<title>", RUSSIAN, "</title>"), "text/html"],
    [
      "a garbled description",
      bytes("<title>ok</title><meta name=description content='", GLASSES.big5, "'>"),
      "text/html",
    ],
  ])("makes no card of %s", (_name, html, contentType) => {
    expect(parse(html, contentType)).toBeUndefined();
  });

  test("is Latin-1 for a page with accents that declares it", () => {
    const html = Buffer.from("<title>Größe der Brille, naïve Käufer</title>", "latin1");
    expect(titleOf(html, "text/html; charset=iso-8859-1")).toBe("Größe der Brille, naïve Käufer");
  });

  test("may be followed by a character that the end of the read part cuts", () => {
    expect(titleOf(bytes("<title>眼镜</title><p>", [0xe7, 0x9c]))).toBe("眼镜");
  });
});

describe("the metadata of a page", () => {
  test.each([
    ["a blank og:title", '<meta property="og:title" content=" \u200b&nbsp;"><title>题</title>'],
    ["an empty og:title", '<meta property="og:title" content=""><title>题</title>'],
    [
      "a second og:title after a blank one",
      '<meta property="og:title" content=" "><meta property="og:title" content="题">',
    ],
    ["a second title after a blank one", "<title> </title><title>题</title>"],
    [
      "a meta tag after a stray element",
      '<title>错</title><div>a</div><meta property="og:title" content="题">',
    ],
    ["a meta tag in the body", '<head><title>错</title></head><body><meta property="og:title" content="题">'],
    ["a title after a stray element of the head", "<head><img src=a><title>题</title></head>"],
    [
      "a title after a drawing in the head",
      "<head><svg><svg></svg><title>图</title></svg><title>题</title></head>",
    ],
    [
      "a self-closing title in XHTML",
      '<?xml version="1.0"?><html><head><title/><meta name="og:title" content="题"/></head></html>',
    ],
    [
      "a CDATA section in XHTML",
      '<?xml version="1.0"?><html><head><title><![CDATA[题]]></title></head></html>',
    ],
    ["an attribute with both names", '<meta property="og:title" name="title" content="题">'],
  ])("contains the title of %s", (_name, html) => {
    expect(titleOf(html)).toBe("题");
  });

  test("counts characters as a reader does", () => {
    expect(titleOf(`<title>${"👨‍👩‍👧".repeat(101)}</title>`)).toBe(`${"👨‍👩‍👧".repeat(100)}…`);
  });
});
