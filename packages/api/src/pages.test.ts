import { expect, test } from "vitest";
import { Pages } from "./pages.ts";

/** A list of `total` rows in pages of two, and which pages were asked for. */
function list(total: number, from?: number) {
  const asked: number[] = [];
  const rows = Array.from({ length: total }, (_, index) => ({ id: String(index + 1) }));
  const pages = new Pages(async (pageNum) => {
    asked.push(pageNum);
    return { rows: rows.slice((pageNum - 1) * 2, pageNum * 2), total };
  }, from);
  return { pages, asked, rows };
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join("");

test("awaited it is one page, and nothing is asked for before", async () => {
  const { pages, asked } = list(5);
  expect(asked).toEqual([]);
  expect(await pages).toEqual({ rows: [{ id: "1" }, { id: "2" }], total: 5 });
  expect(asked).toEqual([1]);
});

test("iterated it is every row, each page asked for when it is wanted", async () => {
  const { pages, asked } = list(5);
  const seen: string[] = [];
  for await (const { id } of pages) {
    seen.push(id);
    if (id === "2") expect(asked).toEqual([1]);
  }
  expect(seen.join("")).toBe("12345");
  expect(asked).toEqual([1, 2, 3]);
});

test("it ends without asking for a page behind the last, whole or not, and wherever it begins", async () => {
  for (const [total, from, pages] of [
    [4, 1, [1, 2]],
    [5, 2, [2, 3]],
    [6, 2, [2, 3]],
    [0, 1, [1]],
  ] as const) {
    const { pages: rows, asked } = list(total, from);
    await rows.toArray();
    expect(asked).toEqual(pages);
  }
});

test("a row that a new one has pushed onto the next page comes once", async () => {
  const { pages } = list(4);
  const pushed = new Pages(async (pageNum: number) =>
    pageNum === 1 ? pages : { rows: [{ id: "2" }, { id: "3" }], total: 4 },
  );
  expect(ids(await pushed.toArray())).toBe("123");
});

test("as many rows as are wanted, and no page more", async () => {
  const { pages, asked } = list(9);
  expect(ids(await pages.toArray(3))).toBe("123");
  expect(asked).toEqual([1, 2]);
  expect(await pages.toArray(0)).toEqual([]);
});

test("a failure is thrown where the rows are read", async () => {
  const broken = new Pages<never>(() => Promise.reject(new Error("no")));
  await expect(broken).rejects.toThrow("no");
  await expect(broken.toArray()).rejects.toThrow("no");
});
