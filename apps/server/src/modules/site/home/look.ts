import { createHash } from "node:crypto";
import type { Config } from "../../../config.ts";
import { DEFAULT_BRAND } from "../../../core/brand.ts";
import { checkName } from "../../../core/names.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { sniff } from "../../media/media.ts";
import { MediaError, type MediaPool } from "../../media/media-pool.ts";
import { leadToOfficialSite, removeLogo, type StoredSite, saveLogo, saveSite } from "./site.queries.ts";

const texts = {
  brandName: "请填写社区的名字",
  officialSite: "官网应为 https:// 或 http:// 开头的地址",
  logoType: "标志要是 png、jpg 或 webp 图片",
  logoBroken: "标志的图片已损坏或像素过多，换一张",
  logoSmall: "标志的边长至少 256 像素，换一张大的",
} as const;

const LOGO_KINDS: readonly unknown[] = ["png", "jpeg", "webp"];

/** What is given of a community's names and looks. */
interface Look {
  brandName: string;
  brandNameEn?: string;
  officialSite?: string;
  filingNumber?: string;
  brandColor?: string;
}

type Site = Pick<Config, "site" | "siteFixed">;

const isWebAddress = (text: string) =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);

/** The folder of the address of a logo, whose name changes with its picture: caches keep it. */
export const LOGO_FOLDER = "/site/";

/** The name under which a logo is served. */
export const logoName = (picture: Buffer): string =>
  `logo-${createHash("sha256").update(picture).digest("hex").slice(0, 16)}.png`;

/**
 * The names and the colour as they are stored. What the environment says stays as it is.
 * @throws RequestError 400 with a sentence that names the field
 */
export function lookOf({ site, siteFixed }: Site, given: Look): StoredSite {
  const isFixed = (name: string) => (siteFixed as readonly string[]).includes(name);
  const brandName = isFixed("brandName") ? site.brandName : checkName(given.brandName, "社区的名字");
  if (!brandName) badInput(texts.brandName);
  const officialSite = isFixed("officialSite") ? site.officialSite : (given.officialSite?.trim() ?? "");
  if (officialSite !== "" && !isWebAddress(officialSite)) badInput(texts.officialSite);
  const { brandColor = "" } = given;
  return {
    brandName,
    brandNameEn: checkName(given.brandNameEn ?? "", "英文名") || site.brandNameEn,
    filingNumber: given.filingNumber?.trim() ?? "",
    copyright: brandName === site.brandName ? site.copyright : `© ${new Date().getFullYear()} ${brandName}`,
    officialSite,
    brandColor: brandColor === DEFAULT_BRAND ? "" : brandColor,
  };
}

/**
 * A given logo as it is served: a square PNG without what else the file held.
 * @param base64 empty = none
 * @throws RequestError 400 for what is no picture, or too small a one
 */
export async function makeLogo(media: MediaPool, base64: string): Promise<Buffer | undefined> {
  if (base64 === "") return undefined;
  if (!LOGO_KINDS.includes(sniff(Buffer.from(base64, "base64"))))
    throw new RequestError("FILE_TYPE_UNSUPPORTED", texts.logoType);
  const made = await media
    .use((ask) => ask("encodeLogo", { picture: base64 }))
    .catch((error: unknown) => {
      if (error instanceof MediaError) return badInput(texts.logoBroken, "FILE_UNREADABLE");
      throw error;
    });
  if (made.picture === undefined) return badInput(texts.logoSmall);
  return Buffer.from(made.picture, "base64");
}

/**
 * Stores a look.
 * @param logo undefined = as before, null = none
 */
export async function storeLook(
  tx: Db,
  site: StoredSite,
  { logo, before }: { logo: Buffer | null | undefined; before: StoredSite },
): Promise<void> {
  if (logo) await saveLogo(tx, logo);
  else if (logo === null) await removeLogo(tx);
  const logoUrl = logo ? LOGO_FOLDER + logoName(logo) : logo === null ? "" : (before.logoUrl ?? "");
  await saveSite(tx, { ...site, logoUrl });
  // Unchanged, the menu keeps what an operator may have written there.
  const { officialSite } = site;
  if (officialSite !== undefined && officialSite !== before.officialSite)
    await leadToOfficialSite(tx, officialSite);
}
