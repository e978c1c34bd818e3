import type { Element, ElementContent, Root, RootContent } from "hast";
import { safeTextLink } from "./links.ts";
import { videoFrame } from "./policy.ts";

/** A piece of a plain text: words, or an address with the `href` of its link. */
export type TextPiece = { text: string; href?: string };

const address = /\b(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]{1,2000}/gi;
/** The rest of an address with letters of other scripts, such as the Chinese title of a wiki page. */
const addressRest = /[\p{L}\p{N}\p{M}\w\-.~:/?#[\]@!$&'()*+,;=%]{1,2000}/uy;
/** Characters that end a sentence, not an address; a closing bracket too if the address opens none. */
const trailing = new Set(".,;:!?']");

/**
 * Splits a plain text into words and addresses. Addresses that the allow-list of links.ts accepts get an `href`; an
 * address on `siteOrigin` gets an in-site path.
 */
export function textPieces(text: string, options: { siteOrigin?: string } = {}): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const written = readAddress(text, match.index, match[0]);
    if (written === undefined || match.index < from) continue;
    const link = safeTextLink(/^www\./i.test(written) ? `https://${written}` : written, options);
    // A host without a dot is incomplete, or a machine in the reader's own network.
    if (!link || (link.kind === "external" && !/^[^/]*\/\/[^/?#]+\.[^/?#.]/.test(link.href))) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: written, href: link.href });
    from = match.index + written.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/**
 * Returns the address that begins at an index, of which `latin` is the part up to the first letter of another script.
 * A Chinese letter after a word ends the address. After a separator of the path the letter belongs to the address. A host
 * in Chinese is not linked, because its beginning would be another host.
 */
function readAddress(text: string, index: number, latin: string): string | undefined {
  const end = index + latin.length;
  if (!/^\p{L}/u.test(text.slice(end, end + 2))) return trimEnd(latin);
  const isHost = /^(?:https?:\/\/)?[^/?#]*$/i.test(latin);
  if (isHost) return /[.-]$/.test(latin) ? undefined : trimEnd(latin);
  if (!/[/=#]$/.test(latin)) return trimEnd(latin);
  addressRest.lastIndex = end;
  return trimEnd(latin + (addressRest.exec(text)?.[0] ?? ""));
}

/** Removes punctuation that ends the sentence. */
function trimEnd(written: string): string {
  let end = written.length;
  let unopened = written.split(")").length - written.split("(").length;
  while (end > 0) {
    const last = written[end - 1]!;
    if (last === ")" && unopened > 0) unopened -= 1;
    else if (!trailing.has(last)) break;
    end -= 1;
  }
  return written.slice(0, end);
}

/** Elements in which addresses stay text. */
const UNLINKED = new Set(["a", "pre", "code"]);

/**
 * Turns addresses in the text of a safe tree into links, and an address of a known video site that is alone on its line
 * into the site's player. Used when a text is displayed; the stored text does not change.
 */
export function liven(tree: Root): Root {
  const children = tree.children.flatMap((node): RootContent[] =>
    node.type === "element" && node.tagName === "p" ? splitAtPlayers(node) : [node],
  );
  return { ...tree, children: linked(children) };
}

function linked<Node extends RootContent | ElementContent>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return textPieces(node.value).map(pieceNode) as Node[];
    if (node.type !== "element" || UNLINKED.has(node.tagName)) return [node];
    return [{ ...node, children: linked(node.children) } as Node];
  });
}

function pieceNode({ text, href }: TextPiece): ElementContent {
  const words = { type: "text" as const, value: text };
  if (!href) return words;
  const rel = ["nofollow", "ugc", "noopener", "noreferrer"];
  return { type: "element", tagName: "a", properties: { href, rel, target: "_blank" }, children: [words] };
}

/** Splits a paragraph at the lines that become players. */
function splitAtPlayers(paragraph: Element): RootContent[] {
  const lines: ElementContent[][] = [[]];
  for (const node of paragraph.children) {
    if (node.type === "element" && node.tagName === "br") lines.push([]);
    else lines.at(-1)!.push(node);
  }
  const players = lines.map(getPlayer);
  if (!players.some(Boolean)) return [paragraph];
  const parts: Element[] = [];
  let words: ElementContent[] | undefined;
  lines.forEach((line, at) => {
    const player = players[at];
    if (player) {
      parts.push({ type: "element", tagName: "iframe", properties: videoFrame(player), children: [] });
      words = undefined;
    } else if (words) words.push({ type: "element", tagName: "br", properties: {}, children: [] }, ...line);
    else {
      words = [...line];
      parts.push({ ...paragraph, children: words });
    }
  });
  return parts;
}

function getPlayer(line: readonly ElementContent[]): string | undefined {
  const visible = line.filter((node) => node.type !== "text" || node.value.trim() !== "");
  const [only] = visible;
  if (visible.length !== 1 || !only) return undefined;
  if (only.type === "text") return playerAddress(only.value.trim());
  if (only.type !== "element" || only.tagName !== "a") return undefined;
  const [words] = only.children;
  // A link with a text of its own stays a link.
  const bare =
    only.children.length === 1 && words?.type === "text" && /^(?:https?:|www\.)/i.test(words.value);
  return bare ? playerAddress(String(only.properties.href)) : undefined;
}

/** Hosts of the video sites, with the ID of a video from its page and the address of the player. */
const pages: readonly [host: RegExp, read: (url: URL) => [id: string | null | undefined, to: string]][] = [
  [
    /^(?:www\.|m\.)?bilibili\.com$/,
    ({ pathname, searchParams }) => {
      const part = /^\d{1,4}$/.exec(searchParams.get("p") ?? "")?.[0];
      return [
        /^\/video\/(BV\w{6,20})\/?$/.exec(pathname)?.[1],
        `https://player.bilibili.com/player.html?autoplay=0${part ? `&p=${part}` : ""}&bvid=`,
      ];
    },
  ],
  [
    /^v\.qq\.com$/,
    ({ pathname }) => [
      /^\/x\/(?:page|cover\/\w{1,40})\/(\w{6,40})\.html$/.exec(pathname)?.[1],
      "https://v.qq.com/txp/iframe/player.html?vid=",
    ],
  ],
  [
    /^v\.youku\.com$/,
    ({ pathname }) => [
      /^\/v_show\/id_([\w=]{6,40})\.html$/.exec(pathname)?.[1],
      "https://player.youku.com/embed/",
    ],
  ],
  [
    /^(?:www\.)?vimeo\.com$/,
    ({ pathname }) => [/^\/(\d{4,15})\/?$/.exec(pathname)?.[1], "https://player.vimeo.com/video/"],
  ],
  [
    /^(?:www\.|m\.)?youtube\.com$/,
    ({ pathname, searchParams }) => [
      pathname === "/watch" ? searchParams.get("v") : null,
      "https://www.youtube-nocookie.com/embed/",
    ],
  ],
  [/^youtu\.be$/, ({ pathname }) => [pathname.slice(1), "https://www.youtube-nocookie.com/embed/"]],
];

/** Returns the player of a video by the address of its page, or undefined for any other address. */
export function playerAddress(written: string): string | undefined {
  const link = /^https?:\/\/\S{1,500}$/i.test(written) ? safeTextLink(written) : null;
  if (link?.kind !== "external") return undefined;
  const url = new URL(link.href);
  const [id, to] = pages.find(([host]) => host.test(url.hostname))?.[1](url) ?? [];
  return id && /^[\w=-]{4,40}$/.test(id) ? `${to}${id}` : undefined;
}
