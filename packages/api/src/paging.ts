import { ApiError, networkError } from "./errors.ts";
import type { Page } from "./types.ts";

/** STATE-022: a list can load more, is loading, or has no more. */
export type PagedStatus = "more" | "loading" | "nomore";

/** What the footer of a list says (AMB-071); idle says nothing. */
export type PagedFooter = "idle" | "loading" | "over" | "error";

export interface PagedState<Row> {
  readonly status: PagedStatus;
  readonly rows: readonly Row[];
  readonly total: number;
  /** The page that the next load asks for. */
  readonly page: number;
  /** Why the last load failed to get an answer; the list waits for `retry`. */
  readonly error: ApiError | null;
}

/** An empty list before its first load, and after a refresh (STATE-023, STATE-024). */
export function emptyList<Row>(): PagedState<Row> {
  return { status: "more", rows: [], total: 0, page: 1, error: null };
}

/** Whether a load may start: not while loading, not at the end (STATE-025, STATE-026), not on a failure unseen. */
export const canLoad = <Row>(state: PagedState<Row>) => state.status === "more" && state.error === null;

/** The list while a load is under way. */
export function beginLoad<Row>(state: PagedState<Row>): PagedState<Row> {
  return { ...state, status: "loading", error: null };
}

/** Whether a list goes on after its newest page: while it is shorter than the total and the page was not empty (STATE-027 to STATE-029). */
export const goesOn = ({ rows, total }: Page<unknown>, loaded: number) => rows.length > 0 && loaded < total;

/** Whether a failure ends the list, its rows kept: a code that is not 200 does (STATE-030), a lost connection does not (AMB-071). */
export const endsList = (error: unknown) => error instanceof ApiError && error.kind === "code";

/** Appends a page. Rows already there are skipped: a new post at the top shifts the pages. */
export function appendPage<Row>(
  state: PagedState<Row>,
  { rows, total }: Page<Row>,
  keyOf: (row: Row) => string,
): PagedState<Row> {
  const seen = new Set(state.rows.map(keyOf));
  const fresh = rows.filter((row) => {
    const key = keyOf(row);
    return !seen.has(key) && seen.add(key);
  });
  const all = [...state.rows, ...fresh];
  const more = goesOn({ rows, total }, all.length);
  return {
    status: more ? "more" : "nomore",
    rows: all,
    total,
    page: more ? state.page + 1 : state.page,
    error: null,
  };
}

/** Takes a failed load: the list is over, or ready for a retry. */
export function failLoad<Row>(state: PagedState<Row>, error: ApiError): PagedState<Row> {
  return endsList(error) ? { ...state, status: "nomore" } : { ...state, status: "more", error };
}

/** What the footer shows for a state (STATE-031 to STATE-033). */
export function footerOf<Row>({ status, error }: PagedState<Row>): PagedFooter {
  if (error) return "error";
  if (status === "loading") return "loading";
  return status === "nomore" ? "over" : "idle";
}

export interface PagedList<Row> {
  state(): PagedState<Row>;
  subscribe(listener: () => void): () => void;
  /** Loads the next page, unless one is on its way, there is none, or the last one failed. Never rejects. */
  load(): Promise<void>;
  /** Loads the page that failed, once more. */
  retry(): Promise<void>;
  /** Empties the list and loads page 1; an answer still on its way is dropped. */
  refresh(): Promise<void>;
}

/** Makes a list that fetches its pages with `fetchPage` and tells its rows apart by `keyOf`. */
export function createPagedList<Row>(
  fetchPage: (pageNum: number, signal: AbortSignal) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
): PagedList<Row> {
  let state = emptyList<Row>();
  let running = new AbortController();
  const listeners = new Set<() => void>();

  function set(next: PagedState<Row>) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load() {
    if (!canLoad(state)) return;
    const { signal } = running;
    set(beginLoad(state));
    try {
      const page = await fetchPage(state.page, signal);
      if (!signal.aborted) set(appendPage(state, page, keyOf));
    } catch (cause) {
      if (signal.aborted) return;
      set(failLoad(state, cause instanceof ApiError ? cause : networkError(cause)));
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    async retry() {
      if (state.error) set({ ...state, error: null });
      await load();
    },
    async refresh() {
      running.abort();
      running = new AbortController();
      set(emptyList());
      await load();
    },
  };
}
