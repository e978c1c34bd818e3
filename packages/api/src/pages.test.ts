import { expect, test } from "vitest";
import { Pages } from "./pages.ts";

/** Creates a list of `total` rows in pages of two, and records the requested pages. */
function createList(total: number, from?: number) {
  const requested: number[] = [];
  const rows = Array.from({ length: total }, (_, index) => ({ id: String(index + 1) }));
  const pages = new Pages(async (pageNum) => {
    requested.push(pageNum);
    return { rows: rows.slice((pageNum - 1) * 2, pageNum * 2), total };
  }, from);
  return { pages, requested, rows };
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join("");

test("loads one page when awaited, and nothing before", async () => {
  const { pages, requested } = createList(5);
  expect(requested).toEqual([]);
  expect(await pages).toEqual({ rows: [{ id: "1" }, { id: "2" }], total: 5 });
  expect(requested).toEqual([1]);
});

test("yields every row when iterated, and loads each page when it is needed", async () => {
  const { pages, requested } = createList(5);
  const seen: string[] = [];
  for await (const { id } of pages) {
    seen.push(id);
    if (id === "2") expect(requested).toEqual([1]);
  }
  expect(seen.join("")).toBe("12345");
  expect(requested).toEqual([1, 2, 3]);
});

test("requests no page after the last one", async () => {
  for (const [total, from, pages] of [
    [4, 1, [1, 2]],
    [5, 2, [2, 3]],
    [6, 2, [2, 3]],
    [0, 1, [1]],
  ] as const) {
    const { pages: rows, requested } = createList(total, from);
    await rows.toArray();
    expect(requested).toEqual(pages);
  }
});

test("yields a row once that moved to the next page", async () => {
  const { pages } = createList(4);
  const pushed = new Pages(async (pageNum: number) =>
    pageNum === 1 ? pages : { rows: [{ id: "2" }, { id: "3" }], total: 4 },
  );
  expect(ids(await pushed.toArray())).toBe("123");
});

test("loads no more pages than the requested number of rows needs", async () => {
  const { pages, requested } = createList(9);
  expect(ids(await pages.toArray(3))).toBe("123");
  expect(requested).toEqual([1, 2]);
  expect(await pages.toArray(0)).toEqual([]);
});

test("throws a failure where the rows are read", async () => {
  const broken = new Pages<never>(() => Promise.reject(new Error("no")));
  await expect(broken).rejects.toThrow("no");
  await expect(broken.toArray()).rejects.toThrow("no");
});
