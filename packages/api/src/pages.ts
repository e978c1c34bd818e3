import { goesOn } from "./paging.ts";
import type { Page } from "./types.ts";

/** What the rows of most lists are told apart by. */
const idOf = (row: unknown) =>
  typeof row === "object" && row !== null && "id" in row ? (row as { id: unknown }).id : undefined;

/**
 * A list that has not been asked for yet. Awaited it is one page, `{ rows, total }`; iterated it is every row from that
 * page to the end, each page asked for when its first row is wanted. A row that a new one has pushed onto the next page
 * comes once. Rejects, or throws while iterating, with `ApiError`.
 */
export class Pages<Row> implements PromiseLike<Page<Row>>, AsyncIterable<Row> {
  private readonly load: (pageNum: number) => Promise<Page<Row>>;
  private readonly from: number;

  constructor(load: (pageNum: number) => Promise<Page<Row>>, from = 1) {
    this.load = load;
    this.from = from;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page
  then<A = Page<Row>, B = never>(
    onDone?: ((page: Page<Row>) => A | PromiseLike<A>) | null,
    onFail?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.load(this.from).then(onDone, onFail);
  }

  /** Page after page, from the one asked for to the last. */
  async *pages(): AsyncGenerator<Page<Row>, void> {
    let loaded: number | undefined;
    for (let pageNum = this.from; ; pageNum += 1) {
      const page = await this.load(pageNum);
      yield page;
      // The pages before the one it begins with were as long as that, and count in the total.
      loaded = (loaded ?? (this.from - 1) * page.rows.length) + page.rows.length;
      if (!goesOn(page, loaded)) return;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void> {
    const seen = new Set<unknown>();
    for await (const { rows } of this.pages()) {
      for (const row of rows) {
        const id = idOf(row);
        if (id !== undefined && seen.has(id)) continue;
        seen.add(id);
        yield row;
      }
    }
  }

  /** Every row, or the first `max`. */
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
