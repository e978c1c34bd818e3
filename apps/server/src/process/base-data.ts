import { ensureBase } from "../db/base.ts";
import type { Db } from "../db/client.ts";
import { ensureSynonyms } from "../modules/search/index.ts";

/** Writes the data of a new community, and what later versions add to it, including the synonyms of the search. */
export async function ensureBaseData(db: Db, officialSite?: string): Promise<void> {
  await ensureBase(db, officialSite);
  await db.transaction(ensureSynonyms);
}
