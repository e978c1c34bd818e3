import type { PGlite } from "@electric-sql/pglite";
import type { Connection } from "./migrate/run.ts";

export { PGlite } from "@electric-sql/pglite";
export { drizzle } from "drizzle-orm/pglite";

/** Adapts the embedded database for migrations, which send several statements in one text. */
export const connectionOf = (client: PGlite): Connection => ({
  async query(text, values) {
    return values ? client.query(text, values) : ((await client.exec(text)).at(-1) ?? { rows: [] });
  },
});
