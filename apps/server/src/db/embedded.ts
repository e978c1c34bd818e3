export { PGlite } from "@electric-sql/pglite";
export { drizzle } from "drizzle-orm/pglite";
export { migrate } from "drizzle-orm/pglite/migrator";
