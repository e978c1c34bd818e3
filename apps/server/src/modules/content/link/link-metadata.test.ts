import { expect, test } from "vitest";
import { readMetadata } from "./link-metadata.ts";

const read = (html: string) =>
  readMetadata({ url: new URL("http://name.test/"), html: Buffer.from(html), contentType: "text/html" });
const many = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join("");

/** Pages that cost a parser the square of their length, or more memory than there is. */
const hostile: Record<string, string> = {
  "formatting that is opened again in every paragraph": `${many(3000, (n) => `<b a${n}>`)}${"<p>x".repeat(20_000)}`,
  "the same inside the head": `<head><title>题</title>${many(3000, (n) => `<b a${n}>`)}${"<p>x".repeat(20_000)}`,
  "a tag with 60,000 attributes": `<title>题</title><meta ${many(60_000, (n) => `a${n} `)}>`,
  "unclosed tags": "<a".repeat(250_000),
  "open comments": "<!--".repeat(120_000),
  "deep nesting": "<style>".repeat(70_000) + "<template>".repeat(50_000),
  "an endless title": `<title>${"&amp;".repeat(100_000)}`,
  "entities without an end": `<title>${"&".repeat(500_000)}`,
  "200,000 tags of the head": "<meta>".repeat(80_000),
};

test.each(Object.entries(hostile))("%s keeps nobody waiting", async (_what, html) => {
  const before = process.memoryUsage().heapUsed;
  // A parser in this process would hold the event loop, and the timer would come after it.
  const timer = new Promise((resolve) => setTimeout(resolve, 0, "timer"));
  const words = read(html);
  expect(await Promise.race([words, timer])).toBe("timer");
  expect((await words)?.title.length ?? 0).toBeLessThanOrEqual(101);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 2 ** 20);
});

test("nothing behind the head is looked at, and so many tags of it alone", async () => {
  expect(await read("<head></head><title>身</title>")).toBeUndefined();
  expect(await read("<p>字</p><title>身</title>")).toBeUndefined();
  expect(await read("<noscript><title>旁</title><img></noscript><title>题</title>")).toMatchObject({
    title: "题",
  });
  expect(await read(`${"<meta>".repeat(20_000)}<title>远</title>`)).toBeUndefined();
});

test("the character set may stand in the page", async () => {
  for (const said of [
    '<meta charset="gb18030">',
    '<meta http-equiv="Content-Type" content="text/html; charset=gb18030">',
  ]) {
    const html = Buffer.concat([
      Buffer.from(`${said}<title>`),
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
