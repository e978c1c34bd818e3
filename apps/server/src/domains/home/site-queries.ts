import { eq } from "drizzle-orm";
import type { Config, SiteName } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { siteFlags } from "../../db/schema/index.ts";

const KEY = "site";

export type SiteNames = Partial<Record<SiteName, string>>;

/** The names that were given to the site in the community. */
async function storedSite(db: Db): Promise<SiteNames> {
  const [row] = await db.select({ value: siteFlags.value }).from(siteFlags).where(eq(siteFlags.key, KEY));
  return row ? (JSON.parse(row.value) as SiteNames) : {};
}

/** Gives the site names; the environment's stay before them. */
export async function saveSite(tx: Db, names: SiteNames): Promise<void> {
  const value = JSON.stringify(names);
  await tx
    .insert(siteFlags)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: siteFlags.key, set: { value } });
}

/**
 * Takes over the names that are stored, where the environment says none. Every process does when a page asks for them,
 * so that mails and checks follow within a moment of a change.
 */
export async function takeOverSite(
  db: Db,
  { site, siteFixed }: Pick<Config, "site" | "siteFixed">,
): Promise<void> {
  const stored = await storedSite(db);
  const names = Object.keys(stored) as SiteName[];
  for (const name of names) if (!siteFixed.includes(name)) site[name] = stored[name]!;
}
