import { expect, test } from "vitest";
import { MissingRowError, oneRow, requireRow } from "./sql.ts";

test("a missing row is an error that names what was expected", () => {
  expect(oneRow([{ n: 1 }, { n: 2 }], "countThreads")).toEqual({ n: 1 });
  expect(() => oneRow([], "countThreads")).toThrow(
    new MissingRowError("The database has no row for countThreads"),
  );
  expect(requireRow(0, "the balance")).toBe(0);
  expect(() => requireRow(null, "the balance")).toThrow(MissingRowError);
});
