import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { describeError } from "./log.ts";

test("a failed query is described without its parameters", () => {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (phone)=(13912345678) already exists.",
  });
  const error = new DrizzleQueryError("insert into phones values ($1, $2)", ["13912345678", "geheim"], cause);
  expect(`${error.message}${error.stack}`).toContain("geheim");
  const summary = describeError(error);
  expect(summary).toMatchObject({ code: "23505", query: "insert into phones values ($1, $2)" });
  expect(JSON.stringify(summary)).not.toMatch(/13912345678|geheim/);
});
