import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "../support/journey.ts";
import { freshAccount } from "../support/member.ts";
import { attacker, longestWait } from "./support.ts";

const address = () => process.env.E2E_BASE_URL as string;

const fromPoints = (points: string) =>
  String.fromCodePoint(...points.split(" ").map((point) => Number.parseInt(point, 16)));

/** Random 16-bit groups of an IPv6 address. */
const groups = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 0xffff).toString(16)).join(":");

test("all addresses of one IPv6 network share one limit of registrations", async ({ request }) => {
  const network = `2001:db8:${groups(2)}`;
  const codes: number[] = [];
  for (let n = 0; n < 16; n += 1) {
    const headers = {
      "x-forwarded-for": n % 2 ? `${network}:${groups(4)}` : `[${network}:${groups(4)}]:${n + 1024}`,
    };
    const answer = await request.post("/api/register", {
      headers,
      data: { ...freshAccount(), code: "", uuid: "" },
    });
    codes.push(((await answer.json()) as { code: number }).code);
  }
  expect(codes).toEqual([...Array(10).fill(200), ...Array(6).fill(429)]);
});

/** Code points of nicknames, with whether they are allowed. */
const NICKNAMES: readonly [points: string, isAllowed: boolean][] = [
  ["955c 754c 5c0f 7f16 fe0f", false],
  ["955c 754c 5c0f 7f16 fe00", false],
  ["955c 754c 5c0f 7f16 e0100", false],
  ["955c 754c 5c0f 7f16 180b", false],
  ["955c 34f 754c 5c0f 7f16", false],
  ["955c 754c 5c0f 7f16 17b4", false],
  ["430 64 6d 69 6e", false],
  ["2800 2800", false],
  ["fe0f fe0f", false],
  ["34f 34f", false],
  ["17b4 17b5", false],
  ["e0100 e0101", false],
  ["4e91 202e", false],
  ["4e91 fffc", false],
  ["4e91 2ffff", false],
  ["1f468 200d 1f469 200d 1f467 4e91", true],
  ["1f469 1f3fd 200d 1f4bb 4e91 91ce", true],
  ["645 6cc 200c 62e 648 627 647 645", true],
];

test("no nickname is invisible or looks like another, and ordinary ones may be taken", async ({
  request,
}) => {
  const taken: string[] = [];
  for (const [points, isAllowed] of NICKNAMES) {
    const answer = await request.post("/api/register", {
      headers: {
        "x-forwarded-for": `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      },
      data: { ...freshAccount(), nickname: fromPoints(points), code: "", uuid: "" },
    });
    const { code, msg } = (await answer.json()) as { code: number; msg: string };
    expect(code, `${points}: ${msg}`).toBe(isAllowed ? 200 : 400);
    if (isAllowed) taken.push(points);
  }
  console.log(`nicknames: ${NICKNAMES.length} tried, ${taken.length} taken`);
});

test("the query of an upload's address reaches no upload of others", async ({ request }) => {
  const [owner, thief] = [await attacker(request), await attacker(request)];
  const PATH = "/api/api/bbs/upload/resumable";
  const tus = { "tus-resumable": "1.0.0" };
  const begin = async ({ headers }: typeof owner) => {
    const answer = await request.post(PATH, { headers: { ...headers, ...tus, "upload-length": "100000" } });
    expect(answer.status(), await answer.text()).toBe(201);
    return new URL(answer.headers().location!, address()).pathname;
  };
  const [theirs, own] = [await begin(owner), await begin(thief)];
  const id = theirs.split("/").at(-1);
  const headers = { ...thief.headers, ...tus };
  const isThere = async (path: string, { headers }: typeof owner) =>
    (await request.fetch(path, { method: "HEAD", headers: { ...headers, ...tus } })).status() === 200;
  for (const way of [
    `?x=/${id}`,
    `?/${id}`,
    `%3Fx=/${id}`,
    `/../${id}`,
    `%2f..%2f${id}`,
    `;/${id}`,
    `#/${id}`,
  ]) {
    for (const method of ["HEAD", "PATCH", "DELETE"]) {
      const patch = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
      await request.fetch(`${own}${way}`, {
        method,
        headers: method === "PATCH" ? { ...headers, ...patch } : headers,
        ...(method === "PATCH" && { data: Buffer.alloc(10) }),
      });
      expect(await isThere(theirs, owner), `${method} ${way}`).toBe(true);
    }
  }
  expect((await request.fetch(theirs, { method: "HEAD", headers })).status()).toBe(404);
});

test("no anonymous body of a million nodes holds up others", async () => {
  const bodies = [
    `[${"{},".repeat(349_000)}{}]`,
    `{"username":[${"0,".repeat(500_000)}0]}`,
    `[${"[],".repeat(999_999)}[]]`,
  ];
  const codes = new Set<number>();
  const waited = await longestWait(async () => {
    for (const body of bodies) {
      const calls = Array.from({ length: 8 }, async (_, n) => {
        const headers = { "content-type": "application/json", "x-forwarded-for": `10.8.${n}.1` };
        // The server may refuse by its length a body that is still being sent, and close the connection.
        const answer = await fetch(`${address()}/api/login`, { method: "POST", headers, body }).catch(
          () => null,
        );
        codes.add(answer ? ((await answer.json()) as { code: number }).code : 413);
      });
      await Promise.all(calls);
    }
  });
  console.log(`wide bodies: ${[...codes]}, longest wait of others ${Math.round(waited)} ms`);
  for (const code of codes) expect([400, 413, 429]).toContain(code);
  expect(waited).toBeLessThan(1000);
});

/** Sends a raw request and returns the response. */
async function sendRaw(lines: string[]): Promise<string> {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  await once(socket, "close");
  return text;
}

test("two Host headers are refused, and no header writes a link by script", async ({ request }) => {
  for (const hosts of [
    ["a.example", "b.example"],
    ["a.example", "a.example"],
  ]) {
    const answer = await sendRaw(["GET / HTTP/1.1", ...hosts.map((host) => `Host: ${host}`)]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
  for (const proto of ["javascript", "javascript:alert(1)//", "https, javascript", "data"]) {
    const headers = { "x-forwarded-proto": proto, host: "forum.example" };
    const page = await (await request.get("/", { headers })).text();
    expect(page, proto).not.toMatch(/(?:href|src|content)="(?:javascript|data:text)/);
  }
});

test("an address in a member's text stays as it was written", async ({ request }) => {
  const member = await attacker(request);
  const written = "http://origin.invalid/a 与 https://origin.invalid";
  const { code, msg, data } = await member.post("/api/thread/create", {
    threadClassify: 0,
    content: `<p>${written}</p>`,
  });
  expect(code, msg).toBe(200);
  const page = await (await request.get(`/pages/content/postdetail?threadId=${data.id}`)).text();
  expect(page).toContain("http://origin.invalid/a");
  expect(page).not.toContain("http://origin.invalid/pages");
});
