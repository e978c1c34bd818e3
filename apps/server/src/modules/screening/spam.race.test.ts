import { afterAll, beforeAll, expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ SPAM_GUARD: "on", PACE_THREADS: "0" });
});
afterAll(() => server.close());

test("only the first two of concurrent identical texts by different accounts are published", async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, (_, i) => server.member(`wave${i}`)));
  const content = "内测固件限时开放，装不上包教会，先到先得不要错过";
  const answers = await Promise.all(
    accounts.map(({ token }) => server.post("/api/thread/create", { threadClassify: 0, content }, token)),
  );
  const publishedTexts = answers.filter(({ data }) => data.status === 1);
  expect(publishedTexts).toHaveLength(policy.spam.accounts - 1);
  expect(answers.every(({ code }) => code === 200)).toBe(true);
});
