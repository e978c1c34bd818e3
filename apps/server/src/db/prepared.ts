import type { Db } from "./client.ts";

/**
 * A query whose SQL is built once for each database instead of with every call; inside a transaction it is built there.
 * @param name under which PostgreSQL keeps it prepared
 * @param build the query, with `sql.placeholder` where its values go
 * @returns the prepared query of a database; run it with `execute({ … })`
 */
export function prepared<Prepared extends object>(
  name: string,
  build: (db: Db) => { prepare(name: string): Prepared },
): (db: Db) => Prepared {
  const made = new WeakMap<Db, Prepared>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const query = build(db).prepare(name);
    made.set(db, query);
    return query;
  };
}
