import { expect, test } from "vitest";
import { readMetadata } from "./link-metadata.ts";

const read = (html: string) =>
  readMetadata({ url: new URL("http://name.test/"), html: Buffer.from(html), contentType: "text/html" });
const repeatPart = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join("");

/** Pages that take a parser quadratic time or too much memory. */
const hostile: Record<string, string> = {
  "formatting that the parser reopens in every paragraph": `${repeatPart(3000, (n) => `<b a${n}>`)}${"<p>x".repeat(20_000)}`,
  "the same formatting inside the head": `<head><title>题</title>${repeatPart(3000, (n) => `<b a${n}>`)}${"<p>x".repeat(20_000)}`,
  "a tag with 60,000 attributes": `<title>题</title><meta ${repeatPart(60_000, (n) => `a${n} `)}>`,
  "unclosed tags": "<a".repeat(250_000),
  "open comments": "<!--".repeat(120_000),
  "deep nesting": "<style>".repeat(70_000) + "<template>".repeat(50_000),
  "an endless title": `<title>${"&amp;".repeat(100_000)}`,
  "entities without an end": `<title>${"&".repeat(500_000)}`,
  "200,000 tags of the head": "<meta>".repeat(80_000),
};

test.each(Object.entries(hostile))("%s does not block the event loop", async (_name, html) => {
  const before = process.memoryUsage().heapUsed;
  // A parser in this process would block the event loop, so that the timer would fire after it.
  const timer = new Promise((resolve) => setTimeout(resolve, 0, "timer"));
  const metadata = read(html);
  expect(await Promise.race([metadata, timer])).toBe("timer");
  expect((await metadata)?.title.length ?? 0).toBeLessThanOrEqual(101);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 2 ** 20);
});

test("only a limited number of tags in the head is parsed", async () => {
  expect(await read("<head></head><title>身</title>")).toBeUndefined();
  expect(await read("<p>字</p><title>身</title>")).toBeUndefined();
  expect(await read("<noscript><title>旁</title><img></noscript><title>题</title>")).toMatchObject({
    title: "题",
  });
  expect(await read(`${"<meta>".repeat(20_000)}<title>远</title>`)).toBeUndefined();
});

test("a page can declare its character set in a meta tag", async () => {
  for (const declaration of [
    '<meta charset="gb18030">',
    '<meta http-equiv="Content-Type" content="text/html; charset=gb18030">',
  ]) {
    const html = Buffer.concat([
      Buffer.from(`${declaration}<title>`),
      Buffer.from([0xc7, 0xef, 0xcc, 0xec]),
      Buffer.from("</title>"),
    ]);
    expect(
      await readMetadata({ url: new URL("http://name.test/"), html, contentType: "text/html" }),
    ).toMatchObject({
      title: "秋天",
    });
  }
});
