import { rates } from "@lenscape/api/rates.gen";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { policy } from "../../../policy.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: "1" });
  await server.member("owner");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

/** Sends a call with a client address in the proxy header. */
async function postFrom(address: string, path: string, payload: object) {
  const headers = { "x-forwarded-for": address };
  const response = await server.inject({ method: "POST", url: `/api${path}`, payload, headers });
  return response.json();
}

const guessFrom = (address: string) => postFrom(address, "/login", { username: "owner", password: "guess" });
/** Registers with an invalid invitation code, so that only the rate limit varies. */
const registerFrom = (address: string, n: number) =>
  postFrom(address, "/register", {
    username: `robot${n}`,
    password: "Lenscape2026",
    invitationCode: "NOSUCH",
  });

test("API-015 wrong passwords from one /64 are counted together", async () => {
  const { max } = policy.login.perPair;
  for (let n = 0; n < max; n++) expect((await guessFrom(`2001:db8:0:1::${n}`)).needsCaptcha).toBeUndefined();
  expect(await guessFrom("2001:DB8:0:1:ffff::1")).toMatchObject({ needsCaptcha: 1 });
  expect((await guessFrom("2001:db8:0:2::1")).needsCaptcha).toBeUndefined();
});

test("API-015 different spellings of one IPv4 address are counted together", async () => {
  const { max } = policy.login.perPair;
  for (let n = 0; n < max; n++) await guessFrom(`203.0.113.9:${1000 + n}`);
  for (const spelling of ["203.0.113.9", "::ffff:203.0.113.9", "[::FFFF:cb00:7109]:80"])
    expect(await guessFrom(spelling)).toMatchObject({ needsCaptcha: 1 });
});

test("API-022 registrations from one /48 are counted together", async () => {
  const { max } = rates.register;
  for (let n = 0; n < max; n++) expect((await registerFrom(`2001:db8:5:${n}::1`, n)).code).toBe(400);
  expect((await registerFrom("2001:db8:5:ffff::1", max)).code).toBe(429);
  expect((await registerFrom("2001:db8:6::1", max)).code).toBe(400);
});

test("callers without a client address share one limit", async () => {
  const { max } = rates.register;
  for (let n = 0; n < max; n++) await registerFrom(`unknown-${n}`, n);
  expect((await registerFrom("_other", max)).code).toBe(429);
});

test.each([
  ["203.0.113.7:4711", "203.0.113.7"],
  ["[2001:DB8:0:0::9]:50123", "2001:db8::9"],
  ["nonsense", ""],
])("the session list shows the address %s as %s", async (forwarded, expected) => {
  const { token } = await postFrom(forwarded, "/login", { username: "owner", password: "Lenscape2026" });
  const sessions = (await server.get("/api/bbs/account/session/list", token)).data;
  expect(sessions.find(({ isCurrent }: { isCurrent: number }) => isCurrent === 1).ip).toBe(expected);
});
