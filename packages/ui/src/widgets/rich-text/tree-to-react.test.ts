import { parseSafe } from "@lenscape/richtext/parse";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toReact } from "./tree-to-react.ts";

const markup = (html: string) => renderToStaticMarkup(toReact(parseSafe(html).children, {}));

test("WIDGET-006 what the policy lets through arrives as it was written", () => {
  const html =
    '<p>一 <strong>二</strong><br/>三 <span class="mention">@云野</span></p><ol><li>甲</li></ol><hr/><figure><img src="/a.webp" alt="湖" width="4" height="3"/></figure>';
  // Texts beside elements get a span of their own, without attributes.
  expect(markup(html).replace(/<span>([^<]*)<\/span>/g, "$1")).toContain(html);
});

test("WIDGET-006 lists of the tree become one attribute", () => {
  const link = markup('<a href="https://example.com/">看</a>');
  expect(link).toContain('rel="nofollow ugc noopener noreferrer"');
  expect(link).toContain('target="_blank"');
  const frame = markup('<iframe src="https://player.bilibili.com/player.html?bvid=1"></iframe>');
  expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"');
  expect(frame).toContain("allowFullScreen");
});

test("WIDGET-006 a text that looks like markup stays text", () => {
  expect(markup("<p>&lt;img onerror=1&gt;</p>")).toBe("<p>&lt;img onerror=1&gt;</p>");
});
