import { connect } from "node:net";
import { deflateSync, gzipSync } from "node:zlib";
import { largePng, pngOf } from "../publish/support.ts";
import { expect, test } from "../support/journey.ts";
import { attacker, longestWait } from "./support.ts";

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

test("no body takes the server down or makes it answer with a fault", async ({ request }) => {
  const { headers } = await attacker(request);
  const bodies: [name: string, type: string, body: string | Buffer][] = [
    ["lists in lists", "application/json", nested("[", "]", 100_000)],
    ["objects in objects", "application/json", `${'{"a":'.repeat(80_000)}1${"}".repeat(80_000)}`],
    ["a list in a field", "application/json", `{"username":${nested("[", "]", 12_000)}}`],
    ["many fields", "application/json", `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`)}}`],
    ["one long name", "application/json", `{"${"a".repeat(900_000)}":1}`],
    ["prototype", "application/json", '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
    ["a number past all numbers", "application/json", `{"threadId":${"9".repeat(100_000)}}`],
    ["half a surrogate", "application/json", '{"username":"\\ud800","password":"\\udfff"}'],
    ["NUL", "application/json", '{"username":"a\\u0000b","password":"c"}'],
    ["packed", "application/json", gzipSync(Buffer.alloc(50_000_000, 32))],
    ["too large", "application/json", `"${"a".repeat(2_000_000)}"`],
    ["XML with entities", "application/xml", '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>'],
    ["no JSON", "application/json", "{{{"],
    ["nothing", "application/json", ""],
    ["a form that never was one", "multipart/form-data; boundary=x", "--x\r\n".repeat(50_000)],
    ["a form without boundary", "multipart/form-data", "x"],
  ];
  const statuses = new Map<number, number>();
  const waited = await longestWait(async () => {
    for (const path of ["/api/login", "/api/api/thread/create", "/api/common/upload"]) {
      for (const [name, type, data] of bodies) {
        const answer = await request.post(path, { headers: { ...headers, "content-type": type }, data });
        expect(answer.status(), `${path} ${name}: ${await answer.text()}`).toBeLessThan(500);
        const { code } = (await answer.json()) as { code: number };
        expect([400, 404, 413, 415, 429], `${path} ${name}`).toContain(code);
        statuses.set(code, (statuses.get(code) ?? 0) + 1);
      }
    }
  });
  console.log(`bodies: ${JSON.stringify([...statuses])}, longest wait of others ${Math.round(waited)} ms`);
  expect(waited).toBeLessThan(400);
});

test("no picture holds up the files of others", async ({ request }) => {
  const member = await attacker(request);
  const large = largePng(6300, 6300);
  const pictures: [name: string, bytes: Buffer][] = [
    ["forty million pixels", blackPng(6300, 6300)],
    ["more pixels than allowed", blackPng(20_000, 20_000)],
    ["more than any", blackPng(60_000, 60_000)],
    [
      "past the size",
      large.length > 10_485_760 ? large.subarray(0, 11_000_000) : Buffer.alloc(11_000_000, 1),
    ],
    ["cut off", large.subarray(0, 4000)],
    ["a head alone", large.subarray(0, 33)],
    ["svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["html as png", Buffer.from("<html><script>alert(1)</script>")],
    ["a packed archive", gzipSync(Buffer.alloc(50_000_000))],
    ["the sign of a video alone", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0", "latin1")],
  ];
  const codes = new Map<number, number>();
  const waited = await longestWait(async () => {
    for (const [name, bytes] of pictures) {
      const { status, code } = await member.upload(`${name}.png`, "image/png", bytes);
      expect([200, 413, 415, 429, 503], name).toContain(status);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const many = await Promise.all(
      Array.from({ length: 60 }, () => member.upload("a.png", "image/png", blackPng(6300, 6300))),
    );
    for (const { code } of many) codes.set(code, (codes.get(code) ?? 0) + 1);
  });
  expect(codes.has(500)).toBe(false);
  console.log(`pictures: ${JSON.stringify([...codes])}, longest wait of others ${Math.round(waited)} ms`);
  expect(waited).toBeLessThan(1000);
});

/** Creates a black picture of a few kilobytes with any declared size; complete up to 50 million pixels. */
function blackPng(width: number, height: number): Buffer {
  const rows = width * height > 50_000_000 ? 1 : height;
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  return pngOf({ width, height, bits: 1, colourType: 0 }, pixels);
}

test("connections that say nothing are given up", async ({ request }) => {
  const { hostname, port } = new URL(process.env.E2E_BASE_URL as string);
  const sockets = Array.from({ length: 500 }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on("error", () => {}).write("POST /api/login HTTP/1.1\r\nHost: a\r\n");
  const waited = await longestWait(async () => {
    for (let n = 0; n < 20; n += 1) expect((await request.get("/")).status()).toBe(200);
  });
  for (const socket of sockets) socket.destroy();
  console.log(`silent connections: ${sockets.length}, longest wait of others ${Math.round(waited)} ms`);
  expect(waited).toBeLessThan(1000);
});
