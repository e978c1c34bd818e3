import { goesOn } from "./paging.ts";
import type { Page } from "./types.ts";

/** Returns the `id` of a row, or undefined for lists whose rows have none. */
const getId = (row: unknown) =>
  typeof row === "object" && row !== null && "id" in row ? (row as { id: unknown }).id : undefined;

/**
 * A lazy list. Awaiting it loads one page, `{ rows, total }`. Iterating it yields every row from that page to the end
 * and loads each page when its first row is needed. A row that moves to the next page because new rows were added is
 * yielded once. Rejects, or throws while iterating, with `ApiError`.
 */
export class Pages<Row> implements PromiseLike<Page<Row>>, AsyncIterable<Row> {
  private readonly load: (pageNum: number) => Promise<Page<Row>>;
  private readonly firstPage: number;

  constructor(load: (pageNum: number) => Promise<Page<Row>>, firstPage = 1) {
    this.load = load;
    this.firstPage = firstPage;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list loads its first page
  then<A = Page<Row>, B = never>(
    onDone?: ((page: Page<Row>) => A | PromiseLike<A>) | null,
    onFail?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.load(this.firstPage).then(onDone, onFail);
  }

  /** Yields the pages from the first requested one to the last. */
  async *pages(): AsyncGenerator<Page<Row>, void> {
    let loaded: number | undefined;
    for (let pageNum = this.firstPage; ; pageNum += 1) {
      const page = await this.load(pageNum);
      yield page;
      // The total includes the pages before the first requested one; they have the same size.
      loaded = (loaded ?? (this.firstPage - 1) * page.rows.length) + page.rows.length;
      if (!goesOn(page, loaded)) return;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void> {
    const seen = new Set<unknown>();
    for await (const { rows } of this.pages()) {
      for (const row of rows) {
        const id = getId(row);
        if (id !== undefined && seen.has(id)) continue;
        seen.add(id);
        yield row;
      }
    }
  }

  /** Loads every row, or the first `max` rows. */
  async toArray(max = Number.POSITIVE_INFINITY): Promise<Row[]> {
    const rows: Row[] = [];
    if (max <= 0) return rows;
    for await (const row of this) {
      rows.push(row);
      if (rows.length >= max) break;
    }
    return rows;
  }
}
