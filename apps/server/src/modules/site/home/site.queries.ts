import { eq } from "drizzle-orm";
import type { Config, SiteName } from "../../../config.ts";
import type { Db } from "../../../db/client.ts";
import { menuItems, siteFlags } from "../../../db/schema/index.ts";

const KEY = "site";
const LOGO_KEY = "site_logo";

/** What is given to the site in the community: its names, and its looks, which no setting says. */
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

/** The names and looks that were given to the site in the community. */
export async function storedSite(db: Db): Promise<StoredSite> {
  const value = await flagOf(db, KEY);
  return value ? (JSON.parse(value) as StoredSite) : {};
}

/** Gives the site names and looks in the place of those before; the environment's names stay before them. */
export const saveSite = (tx: Db, site: StoredSite): Promise<void> => saveFlag(tx, KEY, JSON.stringify(site));

/** The picture of the community's logo; it stands in the database, which every replica and every backup has. */
export async function storedLogo(db: Db): Promise<Buffer | undefined> {
  const value = await flagOf(db, LOGO_KEY);
  return value ? Buffer.from(value, "base64") : undefined;
}

/** Keeps the picture of a logo in the place of the one before. */
export const saveLogo = (tx: Db, picture: Buffer): Promise<void> =>
  saveFlag(tx, LOGO_KEY, picture.toString("base64"));

/** Removes the picture of the logo. */
export async function removeLogo(tx: Db): Promise<void> {
  await tx.delete(siteFlags).where(eq(siteFlags.key, LOGO_KEY));
}

/** Lets the menu's official site lead there, or takes it out of the menu where there is none. */
export async function leadToOfficialSite(tx: Db, url: string): Promise<void> {
  await tx
    .update(menuItems)
    .set({ routePath: url, isShow: url !== "" })
    .where(eq(menuItems.routeValue, "official"));
}

/**
 * Takes over what is stored, where the environment says nothing. Every process does when a page asks for it,
 * so that mails and checks follow within a moment of a change.
 */
export async function takeOverSite(
  db: Db,
  { site, siteFixed }: Pick<Config, "site" | "siteFixed">,
): Promise<void> {
  const stored = await storedSite(db);
  const open = Object.entries(stored).filter(([name]) => !(siteFixed as readonly string[]).includes(name));
  Object.assign(site, Object.fromEntries(open));
}
