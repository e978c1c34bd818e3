import type { Db } from "./client.ts";

/**
 * Creates a query whose SQL is built once per database instead of on every call. Each transaction builds it again.
 * @param name name of the prepared statement in PostgreSQL
 * @param build builds the query, with `sql.placeholder` for its values
 * @returns a function from a database to its prepared query, to be run with `execute({ … })`
 */
export function prepared<Prepared extends object>(
  name: string,
  build: (db: Db) => { prepare(name: string): Prepared },
): (db: Db) => Prepared {
  const queries = new WeakMap<Db, Prepared>();
  return (db) => {
    const existing = queries.get(db);
    if (existing) return existing;
    const query = build(db).prepare(name);
    queries.set(db, query);
    return query;
  };
}
