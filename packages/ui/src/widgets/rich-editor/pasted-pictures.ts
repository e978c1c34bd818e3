import { safeMediaUrl } from "@lenscape/richtext/links";

/** Attributes of scripts that load pictures late, with the address of the picture. */
const LATE_SOURCES = [
  "data-src",
  "data-original",
  "data-actualsrc",
  "data-original-src",
  "data-lazy-src",
  "data-url",
];
const MAX_SRCSET_LENGTH = 20_000;
const PLACEHOLDER_FILE =
  /(?:^|[/_-])(?:blank|spacer|placeholder|transparent|pixel|1x1|lazy|loading)[\w-]{0,20}\.(?:gif|png|svg|webp)/i;

/** Returns an address that the policy accepts; addresses without a scheme are read as https. */
function toAddress(written: string | null | undefined): string | undefined {
  const text = written?.trim() ?? "";
  const address = text.startsWith("//") ? `https:${text}` : text;
  return /^https?:\/\//i.test(address) && safeMediaUrl(address) ? address : undefined;
}

/** Returns the address of the largest picture of a `srcset`. */
export function getLargestSource(srcset: string): string | undefined {
  let largest: { address: string; size: number } | undefined;
  // Both "a 1x, b 2x" and "a 1x,b 2x" occur; a comma inside an address has no space.
  const candidates = srcset
    .slice(0, MAX_SRCSET_LENGTH)
    .replace(/([\d.][wx]),/g, "$1, ")
    .split(/,\s+/);
  for (const candidate of candidates) {
    const [written, descriptor = "1x"] = candidate.trim().split(/\s+/);
    const address = toAddress(written?.replace(/,$/, ""));
    const size = Number.parseFloat(descriptor);
    if (address && size > (largest?.size ?? 0)) largest = { address, size };
  }
  return largest?.address;
}

const isOnePixel = (image: Element) =>
  ["width", "height"].every((name) => /^[01](?:px)?$/.test(image.getAttribute(name)?.trim() ?? ""));

const isPlaceholder = (image: Element) => {
  const src = image.getAttribute("src")?.trim() ?? "";
  return src === "" || /^(?:data|about|blob):/i.test(src) || PLACEHOLDER_FILE.test(src) || isOnePixel(image);
};

function findLateSource(image: Element): string | undefined {
  for (const name of LATE_SOURCES) {
    const address = toAddress(image.getAttribute(name));
    if (address) return address;
  }
  const picture = image.parentElement?.tagName === "PICTURE" ? image.parentElement : undefined;
  const sets = [image, ...(picture?.querySelectorAll("source") ?? [])].flatMap((element) => [
    element.getAttribute("srcset") ?? "",
    element.getAttribute("data-srcset") ?? "",
  ]);
  return sets.map(getLargestSource).find((address) => address !== undefined);
}

/** Returns the picture of a `<noscript>`, which is markup or text depending on the parser. */
function getNoscriptPicture(noscript: Element): Element | null {
  const image = noscript.querySelector("img");
  if (image || !noscript.textContent?.includes("<img")) return image;
  return new DOMParser().parseFromString(noscript.textContent, "text/html").querySelector("img");
}

/** Replaces placeholders by the pictures that the page would load later, and removes invisible pictures. */
export function resolveLatePictures(body: HTMLElement): void {
  for (const noscript of body.querySelectorAll("noscript")) {
    const image = getNoscriptPicture(noscript);
    const address = image && (toAddress(image.getAttribute("src")) ?? findLateSource(image));
    const neighbours = [noscript.previousElementSibling, noscript.nextElementSibling].filter(
      (element) => element?.tagName === "IMG",
    );
    const placeholder = neighbours.find((element) => element && isPlaceholder(element));
    if (address && !isOnePixel(image)) {
      if (placeholder) replaceSource(placeholder, address);
      else if (neighbours.length === 0) {
        image.setAttribute("src", address);
        noscript.before(image);
      }
    }
    noscript.remove();
  }
  for (const image of body.querySelectorAll("img")) {
    if (!isPlaceholder(image)) continue;
    const address = findLateSource(image);
    if (address) replaceSource(image, address);
    else if (isOnePixel(image)) image.remove();
  }
}

/** The size of a placeholder is not the size of the picture. */
function replaceSource(image: Element, address: string): void {
  image.setAttribute("src", address);
  if (!isOnePixel(image)) return;
  image.removeAttribute("width");
  image.removeAttribute("height");
}
