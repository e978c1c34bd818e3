import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodingOf } from "../core/encoding.ts";
import { CachedPage, ORIGIN_MARK } from "./cached-page.ts";
import { StyleSheets } from "./style-sheets.ts";

test("chooses the best accepted encoding and no refused one", () => {
  expect(encodingOf("gzip, deflate, br")).toBe("br");
  expect(encodingOf("gzip, br;q=0")).toBe("gzip");
  expect(encodingOf(undefined)).toBe("identity");
});

const styles = new StyleSheets(new Map([["/assets/app.css", "p{color:red}"]]));
const SITE = "https://forum.example";
const HTML =
  '<link rel="stylesheet" href="/assets/app.css"><p>镜界</p><script type="application/json">{}</script>';

test("equal documents have equal ETags and decode from either encoding", async () => {
  const page = new CachedPage(200, HTML, styles);
  expect(new CachedPage(200, HTML, styles).etagOf("linked", SITE)).toBe(page.etagOf("linked", SITE));
  expect(brotliDecompressSync((await page.body("linked", "br", SITE)).bytes).toString()).toBe(HTML);
  expect(gunzipSync((await page.body("linked", "gzip", SITE)).bytes).toString()).toBe(HTML);
});

test("a page with inlined styles has another ETag and links the whole sheet after its text", async () => {
  const page = new CachedPage(200, HTML, styles);
  expect(page.etagOf("contained", SITE)).not.toBe(page.etagOf("linked", SITE));
  expect((await page.body("contained", "identity", SITE)).bytes.toString()).toBe(
    '<style>p{color:red}</style><p>镜界</p><link rel="stylesheet" href="/assets/app.css">\n<script type="application/json">{}</script>',
  );
});

test("fills in the origin of the visitor, and compresses only for a few origins", async () => {
  const page = new CachedPage(200, `<link rel="canonical" href="${ORIGIN_MARK}/">`, styles);
  const [first, second] = [await page.body("linked", "br", SITE), await page.body("linked", "br", SITE)];
  expect(second).toBe(first);
  expect(brotliDecompressSync(first.bytes).toString()).toBe(`<link rel="canonical" href="${SITE}/">`);
  const encodings = [];
  for (let n = 0; n < 5; n++) {
    const { encoding, bytes } = await page.body("linked", "br", `http://h${n}.example`);
    encodings.push(encoding);
    const text = encoding === "br" ? brotliDecompressSync(bytes) : bytes;
    expect(text.toString()).toContain(`http://h${n}.example/`);
  }
  expect(encodings).toEqual(["br", "br", "identity", "identity", "identity"]);
});

test("keeps the link of a sheet that is not part of the build", () => {
  const link = '<link rel="stylesheet" href="/other.css">';
  expect(styles.embed(link)).toBe(link);
});

test("the cookie of one build is not valid for the next", () => {
  const [pair] = styles.cookie(false).split(";");
  expect(styles.hasCookie(`theme=dark; ${pair}`)).toBe(true);
  expect(styles.hasCookie("theme=dark")).toBe(false);
  expect(styles.hasCookie(undefined)).toBe(false);
  expect(new StyleSheets(new Map([["/assets/new.css", ""]])).hasCookie(pair)).toBe(false);
});
