import type { Schema } from "hast-util-sanitize";

/**
 * Allowed video players: exact host and prefix of the path. The server's `frame-src` uses the same list.
 */
export const videoProviders: readonly { host: string; path: string }[] = [
  { host: "player.bilibili.com", path: "/player.html" },
  { host: "v.qq.com", path: "/txp/iframe/player.html" },
  { host: "player.youku.com", path: "/embed/" },
  { host: "player.vimeo.com", path: "/video/" },
  { host: "www.youtube-nocookie.com", path: "/embed/" },
  { host: "www.youtube.com", path: "/embed/" },
];

/** Allowed elements and attributes. Their addresses are checked in `policy.ts`. */
export const schema: Schema = {
  tagNames: [
    ...["p", "br", "strong", "b", "em", "i", "u", "s", "del", "span", "a"],
    ...["blockquote", "pre", "code", "ul", "ol", "li", "h2", "h3", "h4", "hr"],
    ...["img", "video", "source", "figure", "figcaption", "iframe"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: {
    a: ["href", "title"],
    iframe: ["src", "width", "height"],
    code: [["className", /^language-[\w+#.-]{1,24}$/]],
    ol: ["start"],
    img: ["src", "alt", "title", "width", "height"],
    source: ["src", ["type", /^video\/[a-z0-9.+-]{1,40}$/]],
    span: [["className", "mention", "topic"]],
    td: ["colSpan", "rowSpan", ["align", "center", "right"]],
    th: ["colSpan", "rowSpan", ["align", "center", "right"]],
    video: ["src", "poster", "width", "height"],
  },
  ancestors: {
    figcaption: ["figure"],
    li: ["ol", "ul"],
    source: ["video"],
    tbody: ["table"],
    td: ["table"],
    th: ["table"],
    thead: ["table"],
    tr: ["table"],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel"],
    poster: ["http", "https"],
    src: ["http", "https"],
  },
  required: {},
  clobber: [],
  // Removed with their content. Of other unknown elements only the tags are removed.
  strip: [
    ...["script", "style", "svg", "math", "template", "noscript", "xmp", "textarea", "title", "select"],
    ...["option", "object", "embed", "applet", "noembed", "noframes", "plaintext", "frameset", "head"],
  ],
  allowComments: false,
  allowDoctypes: false,
};
