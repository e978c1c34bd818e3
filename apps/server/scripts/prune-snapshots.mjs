// Keeps the newest snapshot of the schema: the next migration is made against it alone, and Git has the others.
import { readdir, rm } from "node:fs/promises";

const meta = new URL("../src/db/migrations/meta/", import.meta.url);
const snapshots = (await readdir(meta)).filter((name) => name.endsWith("_snapshot.json")).sort();
for (const name of snapshots.slice(0, -1)) await rm(new URL(name, meta));
