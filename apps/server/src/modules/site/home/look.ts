import { createHash } from "node:crypto";
import type { Config } from "../../../config.ts";
import { DEFAULT_BRAND } from "../../../core/brand.ts";
import { checkName } from "../../../core/names.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { MediaError, type MediaPool, sniff } from "../../media/index.ts";
import { removeLogo, type StoredSite, saveLogo, saveSite, setOfficialSiteLink } from "./site.queries.ts";

const texts = {
  brandName: "请填写社区的名字",
  officialSite: "官网应为 https:// 或 http:// 开头的地址",
  logoType: "标志要是 png、jpg 或 webp 图片",
  logoBroken: "标志的图片已损坏或像素过多，换一张",
  logoSmall: "标志的边长至少 256 像素，换一张大的",
} as const;

const LOGO_KINDS: readonly unknown[] = ["png", "jpeg", "webp"];

/** Input of the names and looks. */
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

/** Folder of the logo's URL. The file name changes with the picture, so that caches can keep it. */
export const LOGO_FOLDER = "/site/";

/** Returns the file name of a logo. */
export const logoName = (picture: Buffer): string =>
  `logo-${createHash("sha256").update(picture).digest("hex").slice(0, 16)}.png`;

/**
 * Validates names and colour for storage. Values from the environment stay unchanged.
 * @throws RequestError 400 with a message that names the field
 */
export function lookOf({ site, siteFixed }: Site, input: Look): StoredSite {
  const isFixed = (name: string) => (siteFixed as readonly string[]).includes(name);
  const brandName = isFixed("brandName") ? site.brandName : checkName(input.brandName, "社区的名字");
  if (!brandName) badInput(texts.brandName);
  const officialSite = isFixed("officialSite") ? site.officialSite : (input.officialSite?.trim() ?? "");
  if (officialSite !== "" && !isWebAddress(officialSite)) badInput(texts.officialSite);
  const { brandColor = "" } = input;
  return {
    brandName,
    brandNameEn: checkName(input.brandNameEn ?? "", "英文名") || site.brandNameEn,
    filingNumber: input.filingNumber?.trim() ?? "",
    copyright: brandName === site.brandName ? site.copyright : `© ${new Date().getFullYear()} ${brandName}`,
    officialSite,
    brandColor: brandColor === DEFAULT_BRAND ? "" : brandColor,
  };
}

/**
 * Converts a logo to a square PNG without metadata.
 * @param base64 empty = none
 * @throws RequestError 400 if it is not a picture or too small
 */
export async function makeLogo(media: MediaPool, base64: string): Promise<Buffer | undefined> {
  if (base64 === "") return undefined;
  if (!LOGO_KINDS.includes(sniff(Buffer.from(base64, "base64"))))
    throw new RequestError("FILE_TYPE_UNSUPPORTED", texts.logoType);
  const encoded = await media
    .use((ask) => ask("encodeLogo", { picture: base64 }))
    .catch((error: unknown) => {
      if (error instanceof MediaError) return badInput(texts.logoBroken, "FILE_UNREADABLE");
      throw error;
    });
  if (encoded.picture === undefined) return badInput(texts.logoSmall);
  return Buffer.from(encoded.picture, "base64");
}

/**
 * Stores names, looks and logo.
 * @param logo undefined = unchanged, null = none
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
  // Leave the menu alone if the site is unchanged, because an operator may have edited the item.
  const { officialSite } = site;
  if (officialSite !== undefined && officialSite !== before.officialSite)
    await setOfficialSiteLink(tx, officialSite);
}
