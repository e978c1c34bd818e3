// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { applyHead, headHtml, headOf } from "./head.ts";

const url = new URL("https://forum.example/pages/content/postdetail?threadId=7&from=x");
const brandName = "镜界社区";
const thread = {
  handle: {
    meta: ({ data }: { data: { title: string } }) => ({
      title: data.title,
      description: "摘要",
      type: "article" as const,
      canonical: "/pages/content/postdetail?threadId=7",
      image: "/static/a.jpg",
    }),
  },
  data: { title: '<b>"夜拍" & 雨</b>' },
};

beforeEach(() => {
  document.head.innerHTML = "";
});

test("a page's words reach title, description, canonical and Open Graph, escaped", () => {
  const html = headHtml(headOf({ matches: [{}, thread], url, brandName }));
  expect(html).toContain("<title>&lt;b&gt;&quot;夜拍&quot; &amp; 雨&lt;/b&gt; · 镜界社区</title>");
  expect(html).toContain(
    '<link rel="canonical" href="https://forum.example/pages/content/postdetail?threadId=7" data-head>',
  );
  expect(html).toContain('<meta property="og:image" content="https://forum.example/static/a.jpg" data-head>');
  expect(html).toContain('<meta property="og:type" content="article" data-head>');
  expect(html).not.toContain("<b>");
});

test("a page that failed asks nothing of its own words and is kept out of search engines", () => {
  const html = headHtml(headOf({ matches: [{ ...thread, data: undefined }], url, brandName, status: 404 }));
  expect(html).toContain('<meta name="robots" content="noindex" data-head>');
  expect(html).not.toContain("canonical");
});

test("after a navigation the document holds the new page's tags and none of the old one's", () => {
  document.head.innerHTML = headHtml(headOf({ matches: [thread], url, brandName, status: 404 }));
  applyHead(document, headOf({ matches: [thread], url, brandName }));
  expect(document.title).toBe(`${thread.data.title} · 镜界社区`);
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toContain("threadId=7");
});
