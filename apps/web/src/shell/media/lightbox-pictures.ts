import { mediaItems } from "@lenscape/richtext/media";
import { outsideHost } from "@lenscape/richtext/outside";

/**
 * The pictures of a text and below it, as a gallery, when `opened` was clicked. Pictures of other sites are left out,
 * except the clicked one.
 */
export function galleryOf(content: string, opened: string, below: readonly { url: string }[] = []): string[] {
  const urls = [...mediaItems(content).images, ...below].map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url === opened || outsideHost(url) === undefined);
}
