import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isShrinkable, readPictureHeader, shrinkPicture } from "./shrink-picture.ts";

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const uint16 = (value: number) => uint32(value).slice(2);
const chunk = (name: string, data: number[]) => [...uint32(data.length), ...ascii(name), ...data, 0, 0, 0, 0];
const png = (width: number, height: number, ...chunks: number[][]) => [
  ...[0x89, ...ascii("PNG\r\n\x1a\n")],
  ...chunk("IHDR", [...uint32(width), ...uint32(height), 8, 2, 0, 0, 0]),
  ...chunks.flat(),
  ...chunk("IDAT", [0]),
];
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4],
  ...[0xff, 0xc0, 0, 17, 8, ...uint16(height), ...uint16(width), 3],
];
const webp = (flags: number) => [
  ...[...ascii("RIFF"), 0, 0, 0, 0, ...ascii("WEBPVP8X"), 10, 0, 0, 0, flags, 0, 0, 0],
  ...[0x3f, 0x1f, 0, 0x6f, 0x17, 0],
];
const toBuffer = (bytes: number[]) => new Uint8Array(bytes).buffer;

test.each([
  ["JPEG behind metadata", jpeg(8160, 6120), { format: "jpeg", pixels: 49_939_200, isAnimated: false }],
  ["PNG", png(300, 200), { format: "png", pixels: 60_000, isAnimated: false }],
  [
    "animated PNG",
    png(3, 2, chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])),
    { format: "png", pixels: 6, isAnimated: true },
  ],
  ["WebP", webp(0), { format: "webp", pixels: 8000 * 6000, isAnimated: false }],
  ["animated WebP", webp(2), { format: "webp", pixels: 8000 * 6000, isAnimated: true }],
])("reads the header of a %s", (_, bytes, header) => {
  expect(readPictureHeader(toBuffer(bytes))).toEqual(header);
});

test.each([
  ["GIF", ascii("GIF89a")],
  ["cut JPEG", jpeg(1, 1).slice(0, 14)],
  ["empty file", []],
])("reads no header of a %s", (_, bytes) => {
  expect(readPictureHeader(toBuffer(bytes))).toBeUndefined();
});

const canvases: { width: number; height: number; type: string }[] = [];
let running = 0;
let maxRunning = 0;
let getSize = (_width: number) => 1000;

beforeEach(() => {
  canvases.length = 0;
  maxRunning = 0;
  getSize = () => 1000;
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      naturalWidth = 6120;
      naturalHeight = 8160;
      async decode() {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await Promise.resolve();
        running -= 1;
      }
    },
  );
  const prototype = HTMLCanvasElement.prototype;
  vi.spyOn(prototype, "getContext").mockReturnValue({ drawImage: vi.fn() } as never);
  vi.spyOn(prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, type = "") {
    canvases.push({ width: this.width, height: this.height, type });
    done(new Blob(["x".repeat(getSize(this.width))], { type }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const createFile = (bytes: number[], name: string, type: string, size = 0) =>
  new File([new Uint8Array(bytes), new Uint8Array(size)], name, { type });

test("shrinks a photo of 50 megapixels with the orientation of the decoded picture", async () => {
  const sent = (await shrinkPicture(createFile(jpeg(8160, 6120), "湖.HEIC.jpeg", "image/jpeg"))) as File;
  expect([sent.name, sent.type, sent.size]).toEqual(["湖.HEIC.jpg", "image/jpeg", 1000]);
  expect(canvases).toHaveLength(1);
  const { width, height } = canvases[0]!;
  expect(width * height).toBeLessThanOrEqual(16_777_216);
  expect(height / width).toBeCloseTo(8160 / 6120, 2);
});

test("shrinks further while the file is too large", async () => {
  getSize = (width) => (width > 3000 ? UPLOAD_MAX_BYTES + 1 : 1000);
  const file = createFile(png(4000, 3000), "图.png", "image/png", UPLOAD_MAX_BYTES);
  const sent = (await shrinkPicture(file)) as File;
  expect([sent.name, sent.type]).toEqual(["图.webp", "image/webp"]);
  expect(canvases).toHaveLength(3);
});

test.each([
  ["a picture within the limits", createFile(jpeg(4000, 3000), "a.jpg", "image/jpeg")],
  ["a GIF", createFile(ascii("GIF89a"), "a.gif", "image/gif", UPLOAD_MAX_BYTES)],
  [
    "an animated PNG",
    createFile(png(9000, 9000, chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])), "a.png", "image/png"),
  ],
  ["an animated WebP", createFile(webp(2), "a.webp", "image/webp", UPLOAD_MAX_BYTES)],
  ["a video", createFile([], "a.mp4", "video/mp4", UPLOAD_MAX_BYTES + 1)],
])("sends %s unchanged", async (_, file) => {
  expect(await shrinkPicture(file)).toBe(file);
  expect(canvases).toEqual([]);
});

test("sends a picture unchanged that the browser cannot decode", async () => {
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      decode = () => Promise.reject(new DOMException("", "EncodingError"));
    },
  );
  const file = createFile(jpeg(9000, 9000), "a.jpg", "image/jpeg");
  expect(await shrinkPicture(file)).toBe(file);
});

test("decodes one picture at a time", async () => {
  const file = createFile(jpeg(8160, 6120), "a.jpg", "image/jpeg");
  await Promise.all([shrinkPicture(file), shrinkPicture(file), shrinkPicture(file)]);
  expect([canvases.length, maxRunning]).toEqual([3, 1]);
});

test("files that are no pictures or too large to decode have to obey the limit", () => {
  expect(isShrinkable({ type: "image/jpeg", size: 50_000_000 })).toBe(true);
  expect(isShrinkable({ type: "image/jpeg", size: 500_000_000 })).toBe(false);
  expect(isShrinkable({ type: "image/gif", size: 1 })).toBe(false);
});
