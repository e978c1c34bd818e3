// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { applyHead, createHead, headHtml } from "./head.ts";

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

test("renders escaped title, description, canonical link and Open Graph tags", () => {
  const html = headHtml(createHead({ matches: [{}, thread], url, brandName }));
  expect(html).toContain("<title>&lt;b&gt;&quot;夜拍&quot; &amp; 雨&lt;/b&gt; · 镜界社区</title>");
  expect(html).toContain(
    '<link rel="canonical" href="https://forum.example/pages/content/postdetail?threadId=7" data-head>',
  );
  expect(html).toContain('<meta property="og:image" content="https://forum.example/static/a.jpg" data-head>');
  expect(html).toContain('<meta property="og:type" content="article" data-head>');
  expect(html).not.toContain("<b>");
});

test("ignores the metadata of a failed page and marks the page noindex", () => {
  const html = headHtml(
    createHead({ matches: [{ ...thread, data: undefined }], url, brandName, status: 404 }),
  );
  expect(html).toContain('<meta name="robots" content="noindex" data-head>');
  expect(html).not.toContain("canonical");
});

test("replaces the tags of the previous page after a navigation", () => {
  document.head.innerHTML = headHtml(createHead({ matches: [thread], url, brandName, status: 404 }));
  applyHead(document, createHead({ matches: [thread], url, brandName }));
  expect(document.title).toBe(`${thread.data.title} · 镜界社区`);
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toContain("threadId=7");
});
