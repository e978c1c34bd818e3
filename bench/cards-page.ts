/// <reference types="vite/client" />
/**
 * The page that `bench/cards.ts` measures: 200 thread cards as the home page shows them, and the same markup as plain
 * React elements.
 */
import "../packages/ui/src/styles/whole.css";
import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { IconButton } from "../packages/ui/src/widgets/icon-button/icon-button.tsx";
import { ThreadActions } from "../packages/ui/src/widgets/thread-actions/thread-actions.tsx";
import { ALBUM, NOW, PEOPLE, THREAD, userHref } from "../packages/ui/src/widgets/thread-card/story-data.ts";
import { ThreadCard } from "../packages/ui/src/widgets/thread-card/thread-card.tsx";
import { elementInTurn } from "./lists.ts";

export type ListName = "cards" | "markup";

/** An element as data, or its text. */
type Description = string | [tag: string, props: Record<string, unknown>, children: Description[]];

declare global {
  /** Mounts a list in a task of its own, apart from the scripts that the debugger runs. */
  var mountList: (name: ListName) => Promise<void>;
  var unmountList: () => void;
  /** The markup of the mounted list, without the ids that React numbers again at every mount. */
  var listMarkup: () => string;
}

const nothing = () => {};

/** One thread of every kind in turns: text, one image, three, nine in a post without title, video. */
function thread(n: number) {
  const kinds = [
    {},
    { imageList: ALBUM.slice(0, 1) },
    { imageList: ALBUM, isessence: 1, deviceName: "Lens One" },
    { imageList: ALBUM.slice(0, 9), title: "", threadClassify: 0 },
    { vedioList: [{ url: "/rain.mp4", picUrl: "/img/rain.jpg", duration: 432 }] },
  ];
  const person = elementInTurn(PEOPLE, n);
  return {
    ...THREAD,
    id: String(n),
    user: { ...person, isVerified: person.isVerified ?? 0, level: n % 12 },
    ...elementInTurn(kinds, n),
  };
}

const threads = Array.from({ length: 200 }, (_, n) => thread(n));

function cards() {
  return threads.map((thread) => {
    const href = `/pages/content/postdetail?threadId=${thread.id}`;
    return createElement(ThreadCard, {
      key: thread.id,
      thread,
      now: NOW,
      href,
      userHref: userHref(thread.user.userId),
      circleHref: "/pages/circle/index?id=2",
      topicHref: (topic: { id: string }) => `/pages/content/topiclist?id=${topic.id}`,
      menu: createElement(IconButton, { "aria-label": "更多操作" }, "…"),
      actions: createElement(ThreadActions, {
        likeCount: 1284,
        replyCount: 196,
        favoriteCount: 873,
        shareCount: 0,
        isLike: true,
        isFavorite: false,
        commentHref: `${href}#comments`,
        onLike: nothing,
        onFavorite: nothing,
        onShare: nothing,
      }),
      onImageOpen: nothing,
    });
  });
}

/** React's names of the attributes that it spells in its own way. */
const names: Record<string, string> = {
  class: "className",
  tabindex: "tabIndex",
  datetime: "dateTime",
  srcset: "srcSet",
};

/** The tag, props and children of an element, or the text of a text node. */
function describe(node: Node): Description {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement || node instanceof SVGElement))
    throw new Error(`Unexpected node: ${node.nodeName}`);
  const props: Record<string, unknown> = {};
  for (const { name, value } of node.attributes) {
    if (name !== "style")
      props[names[name] ?? name.replace(/(?<!^aria|^data)-./, (part) => part.charAt(1).toUpperCase())] =
        value;
  }
  if (node.style.length > 0) {
    props.style = Object.fromEntries([...node.style].map((key) => [key, node.style.getPropertyValue(key)]));
  }
  if (node.localName === "button") props.onClick = nothing;
  return [node.localName, props, [...node.childNodes].map(describe)];
}

function plain(described: Description): ReactNode {
  if (typeof described === "string") return described;
  const [tag, props, children] = described;
  return createElement(tag, { ...props }, ...children.map(plain));
}

/** Mounts a list, without waiting for its layout; returns its container and a function that removes it. */
function mount(render: () => ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  flushSync(() => root.render(render()));
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  return { container, unmount };
}

const first = mount(cards);
const described = [...first.container.childNodes].map(describe);
first.unmount();

const lists: Record<ListName, () => ReactNode> = {
  cards,
  markup: () =>
    described.map((node, n) =>
      typeof node === "string" ? node : plain([node[0], { ...node[1], key: n }, node[2]]),
    ),
};

let mounted: ReturnType<typeof mount> | undefined;
globalThis.mountList = (name) =>
  new Promise((resolve) => {
    setTimeout(() => {
      mounted = mount(lists[name]);
      resolve();
    });
  });
globalThis.unmountList = () => mounted?.unmount();
globalThis.listMarkup = () => mounted?.container.innerHTML.replace(/_r_\w+_/g, "_r_") ?? "";
