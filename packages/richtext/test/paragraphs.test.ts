import { expect, test } from "vitest";
import { paragraphs } from "../src/paragraphs.ts";

const textsOf = (html: string) => paragraphs(html).map(({ text }) => text);

test("returns the innermost text blocks in reading order", () => {
  const html =
    "<h2>先站定</h2><p>走动时<strong>画面</strong>会晃，<br>回放容易晕。</p><p> </p>" +
    "<blockquote><p>前景不是装饰。</p></blockquote><ol><li>转身</li><li><p>抬头</p><p>数三下</p></li></ol>";
  expect(textsOf(html)).toEqual(["走动时画面会晃，回放容易晕。", "前景不是装饰。", "转身", "抬头", "数三下"]);
});

test("skips tables, code, captions and the text beside a nested list", () => {
  const html =
    "<table><tbody><tr><td><p>格</p></td></tr></tbody></table><pre><code>码</code></pre>" +
    '<figure><img src="/uploads/a.webp"><figcaption>图注</figcaption></figure><ul><li>外<ul><li>内</li></ul></li></ul>';
  expect(textsOf(html)).toEqual(["内"]);
});

test("counts a written address as the link that is displayed", () => {
  expect(textsOf("<p>看 https://example.com/a 。</p>")).toEqual(["看 https://example.com/a 。"]);
});
