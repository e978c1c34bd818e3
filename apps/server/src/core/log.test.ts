import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { describeError } from "./log.ts";

test("a failed statement is told without what was put into it", () => {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (phone)=(13912345678) already exists.",
  });
  const error = new DrizzleQueryError("insert into phones values ($1, $2)", ["13912345678", "geheim"], cause);
  expect(`${error.message}${error.stack}`).toContain("geheim");
  const told = describeError(error);
  expect(told).toMatchObject({ code: "23505", query: "insert into phones values ($1, $2)" });
  expect(JSON.stringify(told)).not.toMatch(/13912345678|geheim/);
});
