import { eq } from "drizzle-orm";
import type { Config, SiteName } from "../../../config.ts";
import type { Db } from "../../../db/client.ts";
import { menuItems, siteFlags } from "../../../db/schema/index.ts";

const KEY = "site";
const LOGO_KEY = "site_logo";

/** Names and looks of the site as stored in the database. */
export type StoredSite = Partial<Record<SiteName | "brandColor" | "logoUrl", string>>;

async function flagOf(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select({ value: siteFlags.value }).from(siteFlags).where(eq(siteFlags.key, key));
  return row?.value;
}

async function saveFlag(tx: Db, key: string, value: string): Promise<void> {
  await tx
    .insert(siteFlags)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteFlags.key, set: { value } });
}

/** Reads the stored names and looks of the site. */
export async function readSite(db: Db): Promise<StoredSite> {
  const value = await flagOf(db, KEY);
  return value ? (JSON.parse(value) as StoredSite) : {};
}

/** Replaces the stored names and looks. Names from the environment take precedence over them. */
export const saveSite = (tx: Db, site: StoredSite): Promise<void> => saveFlag(tx, KEY, JSON.stringify(site));

/** Reads the logo. It is stored in the database, so that every replica and backup has it. */
export async function readLogo(db: Db): Promise<Buffer | undefined> {
  const value = await flagOf(db, LOGO_KEY);
  return value ? Buffer.from(value, "base64") : undefined;
}

/** Replaces the logo. */
export const saveLogo = (tx: Db, picture: Buffer): Promise<void> =>
  saveFlag(tx, LOGO_KEY, picture.toString("base64"));

/** Deletes the logo. */
export async function removeLogo(tx: Db): Promise<void> {
  await tx.delete(siteFlags).where(eq(siteFlags.key, LOGO_KEY));
}

/** Sets the link of the menu item for the official site, or hides the item without a URL. */
export async function setOfficialSiteLink(tx: Db, url: string): Promise<void> {
  await tx
    .update(menuItems)
    .set({ routePath: url, isShow: url !== "" })
    .where(eq(menuItems.routeValue, "official"));
}

/**
 * Loads the stored values into the configuration, except those from the environment. Every process does this on page
 * requests, so that mails and checks soon use changed values.
 */
export async function loadSite(
  db: Db,
  { site, siteFixed }: Pick<Config, "site" | "siteFixed">,
): Promise<void> {
  const stored = await readSite(db);
  const unfixed = Object.entries(stored).filter(([name]) => !(siteFixed as readonly string[]).includes(name));
  Object.assign(site, Object.fromEntries(unfixed));
}
