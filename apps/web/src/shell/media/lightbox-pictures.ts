import { mediaItems } from "@lenscape/richtext/media";
import { outsideHost } from "@lenscape/richtext/outside";

/**
 * Returns the image URLs for the lightbox after a click on `opened`: the images of the text, then those below the text.
 * Images of other sites are omitted, except the clicked one.
 */
export function getGalleryUrls(
  content: string,
  opened: string,
  below: readonly { url: string }[] = [],
): string[] {
  const urls = [...mediaItems(content).images, ...below].map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url === opened || outsideHost(url) === undefined);
}
