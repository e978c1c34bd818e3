import { parseSafe } from "@lenscape/richtext/parse";
import { toText } from "@lenscape/richtext/text";
import type { Element, Properties, Root, RootContent } from "hast";

/** An image of a rich text in the shape of an upload response. */
export type ImageItem = {
  code: number;
  msg: string;
  type: "image";
  url: string;
  thumbnailUrl: string;
  fileName: string;
  newFileName: string;
  originalFilename: string;
};
/** A video of a rich text. */
export type VideoItem = { url: string; picUrl: string };

type ShareSource = {
  content?: string | null;
  imageList?: readonly { url?: string | null; filePath?: string | null }[] | null;
};

/** Returns the images and videos of a text in reading order, without embedded players. */
export function mediaItems(content: Root | string): { images: ImageItem[]; videos: VideoItem[] } {
  const elements = findAll(asTree(content).children, ["img", "video"]);
  return {
    images: elements.filter((element) => element.tagName === "img").map(imageItem),
    videos: elements.filter((element) => element.tagName === "video").map(videoItem),
  };
}

/** Returns the captions of a text by the address of their picture. */
export function captions(content: Root | string): Record<string, string> {
  const figures = findAll(asTree(content).children, ["figure"]);
  return Object.fromEntries(
    figures.flatMap(({ children }) => {
      const [caption] = findAll(children, ["figcaption"]);
      const text = caption ? toText({ type: "root", children: caption.children }).trim() : "";
      return text ? findAll(children, ["img"]).map(({ properties }) => [string(properties.src), text]) : [];
    }),
  );
}

/**
 * Returns the picture for sharing a thread: the first of its image list, else the first https image of its content,
 * else null.
 */
export function shareImage(thread: ShareSource): string | null {
  const first = thread.imageList?.[0];
  const listed = first?.url || first?.filePath;
  if (listed) return listed;
  if (!thread.content) return null;
  const images = findAll(parseSafe(thread.content).children, ["img"]);
  return (
    images.map((image) => string(image.properties.src)).find((src) => src.startsWith("https://")) ?? null
  );
}

function imageItem({ properties }: Element): ImageItem {
  const url = string(properties.src);
  const path = url.replace(/^https?:\/\/[^/]*/, "").replace(/[?#].*$/s, "");
  const newFileName = path.slice(path.lastIndexOf("/") + 1);
  return {
    code: 200,
    msg: "操作成功",
    type: "image",
    url,
    thumbnailUrl: url,
    fileName: path,
    newFileName,
    originalFilename: string(properties.alt) || newFileName,
  };
}

function videoItem({ properties, children }: Element): VideoItem {
  const source = findAll(children, ["source"])[0];
  return { url: string(properties.src) || string(source?.properties.src), picUrl: string(properties.poster) };
}

function findAll(nodes: RootContent[], names: string[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return [...(names.includes(node.tagName) ? [node] : []), ...findAll(node.children, names)];
  });
}

function asTree(content: Root | string): Root {
  return typeof content === "string" ? parseSafe(content) : content;
}

function string(value: Properties[string]): string {
  return typeof value === "string" ? value : "";
}
