/**
 * What `bench/cards.mjs` measures, in the browser: 200 thread cards as the home page shows them, and the same markup
 * as plain React elements.
 */
import "../packages/ui/src/styles/whole.css";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { FollowButton } from "../packages/ui/src/widgets/follow-button/follow-button.tsx";
import { IconButton } from "../packages/ui/src/widgets/icon-button/icon-button.tsx";
import { ThreadActions } from "../packages/ui/src/widgets/thread-actions/thread-actions.tsx";
import { ALBUM, NOW, PEOPLE, THREAD, userHref } from "../packages/ui/src/widgets/thread-card/story-data.ts";
import { ThreadCard } from "../packages/ui/src/widgets/thread-card/thread-card.tsx";

const nothing = () => {};

/** One thread of every kind in turns: text, one image, three, nine in a post without title, video. */
function thread(n) {
  const kinds = [
    {},
    { imageList: ALBUM.slice(0, 1) },
    { imageList: ALBUM, isessence: 1, deviceName: "Lens One" },
    { imageList: ALBUM.slice(0, 9), title: "", threadClassify: 0 },
    { vedioList: [{ url: "/rain.mp4", picUrl: "/img/rain.jpg", duration: 432 }] },
  ];
  const person = PEOPLE[n % PEOPLE.length];
  return { ...THREAD, id: String(n), user: { ...person, level: n % 12 }, ...kinds[n % kinds.length] };
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
      topicHref: (topic) => `/pages/content/topiclist?id=${topic.id}`,
      follow: createElement(FollowButton, { isFollow: false, name: thread.user.nickname, onToggle: nothing }),
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
const names = { class: "className", tabindex: "tabIndex", datetime: "dateTime", srcset: "srcSet" };

/** What an element was, as data: tag, props, children. */
function describe(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const props = {};
  for (const { name, value } of node.attributes) {
    if (name !== "style")
      props[names[name] ?? name.replace(/(?<!^aria|^data)-./, ([, c]) => c.toUpperCase())] = value;
  }
  if (node.style.length > 0) {
    props.style = Object.fromEntries([...node.style].map((key) => [key, node.style.getPropertyValue(key)]));
  }
  if (node.localName === "button") props.onClick = nothing;
  return [node.localName, props, [...node.childNodes].map(describe)];
}

function plain(described) {
  if (typeof described === "string") return described;
  const [tag, props, children] = described;
  return createElement(tag, { ...props }, ...children.map(plain));
}

/** Mounts a list, without waiting for its layout; returns its container and what takes it away again. */
function mount(make) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  flushSync(() => root.render(make()));
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  return { container, unmount };
}

const first = mount(cards);
const described = [...first.container.childNodes].map(describe);
first.unmount();

const lists = {
  cards,
  markup: () => described.map(([tag, props, children], n) => plain([tag, { ...props, key: n }, children])),
};

let shown;
/** In a task of its own: what the debugger runs itself is not counted among the scripts. */
globalThis.mount = (name) =>
  new Promise((resolve) => {
    setTimeout(() => {
      shown = mount(lists[name]);
      resolve();
    });
  });
globalThis.unmount = () => shown.unmount();

/** What the list that is mounted looks like to the parser. React numbers its ids again at every mount. */
globalThis.markup = () => shown.container.innerHTML.replace(/_r_\w+_/g, "_r_");
