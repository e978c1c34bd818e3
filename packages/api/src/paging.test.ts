import { describe, expect, test } from "vitest";
import { codeError, networkError, statusError, timeoutError } from "./errors.ts";
import {
  appendPage,
  beginLoad,
  createPagedList,
  emptyList,
  failLoad,
  footerOf,
  type PagedState,
} from "./paging.ts";
import type { Page } from "./types.ts";

interface Row {
  id: string;
}

const keyOf = (row: Row) => row.id;
const rowsOf = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index) }));
const filled = (count: number, total: number): PagedState<Row> =>
  appendPage(emptyList<Row>(), { rows: rowsOf(1, count), total }, keyOf);

/** A server whose answers the test gives by hand. */
function byHand() {
  const asked: {
    pageNum: number;
    signal: AbortSignal;
    give: (page: Page<Row>) => void;
    fail: (e: unknown) => void;
  }[] = [];
  const list = createPagedList<Row>(
    (pageNum, signal) =>
      new Promise((give, fail) => {
        asked.push({ pageNum, signal, give, fail });
      }),
    keyOf,
  );
  return { list, asked };
}

describe("the states", () => {
  test("STATE-022 a list goes from more to loading to more or nomore", () => {
    expect(emptyList().status).toBe("more");
    expect(beginLoad(emptyList()).status).toBe("loading");
    expect(filled(10, 25).status).toBe("more");
    expect(filled(10, 10).status).toBe("nomore");
  });

  test("STATE-027 the page increases while the loaded count is below the total", () => {
    expect(filled(10, 25)).toMatchObject({ page: 2, status: "more" });
  });

  test("STATE-028 the list ends when its rows reach the total", () => {
    const first = filled(10, 20);
    expect(first.status).toBe("more");
    expect(appendPage(first, { rows: rowsOf(11, 10), total: 20 }, keyOf)).toMatchObject({
      status: "nomore",
      page: 2,
    });
  });

  test("STATE-029 an empty page ends the list", () => {
    expect(appendPage(emptyList<Row>(), { rows: [], total: 0 }, keyOf).status).toBe("nomore");
    expect(appendPage(filled(10, 25), { rows: [], total: 25 }, keyOf)).toMatchObject({ status: "nomore" });
  });

  test("STATE-030 a code that is not 200 ends the list and keeps its rows", () => {
    const state = failLoad(beginLoad(filled(10, 25)), codeError(500, "x"));
    expect(state).toMatchObject({ status: "nomore", error: null });
    expect(state.rows).toHaveLength(10);
    expect(footerOf(state)).toBe("over");
  });

  test.each([
    ["network", networkError()],
    ["timeout", timeoutError()],
    ["HTTP status", statusError(502)],
  ])("AMB-071 a failure of kind %s keeps the rows and shows the error footer", (_kind, error) => {
    const state = failLoad(beginLoad(filled(10, 25)), error);
    expect(state).toMatchObject({ status: "more", page: 2, error });
    expect(state.rows).toHaveLength(10);
    expect(footerOf(state)).toBe("error");
  });

  test("a page that has shifted brings no row twice", () => {
    const state = appendPage(filled(10, 21), { rows: rowsOf(10, 10), total: 21 }, keyOf);
    expect(state.rows.map(keyOf)).toEqual(rowsOf(1, 19).map(keyOf));
    expect(state).toMatchObject({ status: "more", page: 3 });
  });

  test("the footer is idle before the first load and says loading during it", () => {
    expect(footerOf(emptyList())).toBe("idle");
    expect(footerOf(beginLoad(emptyList()))).toBe("loading");
  });
});

describe("the list", () => {
  test("STATE-023 STATE-024 a refresh asks for page 1 and is empty until the answer", async () => {
    const { list, asked } = byHand();
    const first = list.load();
    asked[0]?.give({ rows: rowsOf(1, 10), total: 25 });
    await first;
    const second = list.load();
    asked[1]?.give({ rows: rowsOf(11, 10), total: 25 });
    await second;
    expect(list.state()).toMatchObject({ page: 3 });

    const again = list.refresh();
    expect(asked[2]?.pageNum).toBe(1);
    expect(list.state().rows).toEqual([]);
    asked[2]?.give({ rows: rowsOf(1, 10), total: 25 });
    await again;
    expect(list.state().rows).toHaveLength(10);
  });

  test("STATE-025 a load is ignored while loading", () => {
    const { list, asked } = byHand();
    void list.load();
    void list.load();
    expect(asked).toHaveLength(1);
  });

  test("STATE-026 a load is ignored at the end", async () => {
    const { list, asked } = byHand();
    const first = list.load();
    asked[0]?.give({ rows: rowsOf(1, 3), total: 3 });
    await first;
    await list.load();
    expect(asked).toHaveLength(1);
  });

  test("AMB-071 after a failure only a retry asks again, for the same page", async () => {
    const { list, asked } = byHand();
    const first = list.load();
    asked[0]?.fail(networkError());
    await first;
    await list.load();
    expect(asked).toHaveLength(1);

    const retried = list.retry();
    expect(list.state()).toMatchObject({ status: "loading", error: null });
    expect(asked[1]?.pageNum).toBe(1);
    asked[1]?.give({ rows: rowsOf(1, 3), total: 3 });
    await retried;
    expect(list.state()).toMatchObject({ status: "nomore", error: null });
  });

  test("an answer that a refresh has overtaken is dropped", async () => {
    const { list, asked } = byHand();
    const slow = list.load();
    const fresh = list.refresh();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.give({ rows: rowsOf(100, 10), total: 25 });
    await slow;
    expect(list.state()).toMatchObject({ status: "loading", rows: [] });
    asked[1]?.give({ rows: rowsOf(1, 2), total: 2 });
    await fresh;
    expect(list.state().rows.map(keyOf)).toEqual(["1", "2"]);
  });

  test("listeners hear of every change until they leave", async () => {
    const { list, asked } = byHand();
    const heard: string[] = [];
    const leave = list.subscribe(() => heard.push(list.state().status));
    const first = list.load();
    asked[0]?.give({ rows: rowsOf(1, 2), total: 9 });
    await first;
    leave();
    void list.load();
    expect(heard).toEqual(["loading", "more"]);
  });
});
