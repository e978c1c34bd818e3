import fc from "fast-check";
import { payloads } from "./payloads.ts";

const names = (
  "p p p div span b i u s a a em strong h1 h2 h3 ul ol li li table table thead tbody tr tr td td th caption button blockquote pre code figure figcaption " +
  "img video source iframe br hr svg math mtext style script template select option textarea noscript form x"
).split(" ");
const attributes = [
  'href="/a"',
  'href="https://ok.test/?q=1&amp;r=2"',
  'href="javascript:alert(1)"',
  'src="/x.png"',
  'src="https://cdn.test/a.mp4"',
  'src="//player.bilibili.com/player.html?bvid=BV1"',
  'src="data:text/html,x"',
  'class="mention x"',
  'onerror="alert(1)"',
  'title="&lt;/p&gt;<b>"',
  'width="120"',
  'style="x:y"',
  'colspan="3"',
  'rowspan="99999"',
  'align="right"',
  'class="language-ts x"',
];
const texts = [
  "文字",
  "a b",
  " ",
  "\n",
  "&lt;b&gt;",
  "&#13;",
  "&nbsp;",
  "<!-- c -->",
  "\u0000",
  "<",
  "]]>",
  "é👍",
];

/** Markup soup: tags opened and closed in any order, with attributes, texts and hostile fragments between. */
export const soup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(fc.constantFrom(...names), fc.subarray(attributes, { maxLength: 3 })).map(open),
      },
      { weight: 5, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
      { weight: 3, arbitrary: fc.constantFrom(...texts) },
      { weight: 1, arbitrary: fc.constantFrom(...payloads) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

function open([name, list]: [string, string[]]): string {
  return `<${[name, ...list].join(" ")}>`;
}
