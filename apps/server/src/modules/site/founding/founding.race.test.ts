import { expect, test } from "vitest";
import { users } from "../../../db/schema/index.ts";
import { startServer } from "../../../test/support.ts";
import { issueSetupToken } from "./founding.queries.ts";

test("of concurrent attempts to found a community with one token, exactly one succeeds", async () => {
  const server = await startServer({ SETUP: "on" });
  try {
    const token = await issueSetupToken(server.db);
    const attempts = Array.from({ length: 8 }, (_, n) =>
      server.post("/api/without/setup/found", {
        ...{
          token,
          username: `operator${n}`,
          password: "mountains-at-dawn",
          brandName: `社区${n}`,
          circles: [],
        },
      }),
    );
    const codes = (await Promise.all(attempts)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await server.db.$count(users)).toBe(1);
  } finally {
    await server.close();
  }
});
