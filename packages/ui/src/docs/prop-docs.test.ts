// @vitest-environment node
import { join } from "node:path";
import { expect, test } from "vitest";
import { propDocs } from "./prop-docs.ts";
import { widgetFiles } from "./widget-files.ts";

const docs = propDocs(widgetFiles(join(import.meta.dirname, "../widgets")));

test("every prop of every widget says what it does: its own, a neighbour's, a choice of its styles", () => {
  expect(Object.keys(docs).length).toBeGreaterThan(100);
  const silent = Object.values(docs).flatMap((types) =>
    Object.entries(types).flatMap(([type, rows]) =>
      rows.filter(({ says }) => !says).map(({ name }) => `${type}: ${name}`),
    ),
  );
  expect(silent).toEqual([]);
});

test("data goes by its fields, wherever its type is written, with what is said of them", () => {
  const typeOf = (widget: string, prop: string) =>
    Object.values(docs[widget] ?? {})
      .flat()
      .find(({ name }) => name === prop)?.type;
  expect(typeOf("thread-card", "thread")).toMatch(
    /^\{ id: string; \/\*\* Empty for a moment. \*\/ title: string; .* isTop: number; \}$/,
  );
  expect(typeOf("user-row", "user")).toMatch(/^\{ .*userId: string; .*\}$/);
  const named = Object.values(docs).flatMap((types) =>
    Object.values(types)
      .flat()
      .filter(({ type }) => /^\w+View(?:\[\])?$/.test(type)),
  );
  expect(named).toEqual([]);
});
