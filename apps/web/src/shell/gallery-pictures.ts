import { mediaItems } from "@lenscape/richtext/media";
import { outsideHost } from "@lenscape/richtext/outside";

/**
 * The pictures of a text and of what stands below it, to leaf through, when `opened` was pressed. One of another site
 * is among them only when it is the one that its reader asked for.
 */
export function galleryOf(content: string, opened: string, below: readonly { url: string }[] = []): string[] {
  const urls = [...mediaItems(content).images, ...below].map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url === opened || outsideHost(url) === undefined);
}
