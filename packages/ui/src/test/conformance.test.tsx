import { Provider, Viewport } from "@radix-ui/react-toast";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BadgeItem } from "../widgets/badge-mark/badge-mark.tsx";
import { Button } from "../widgets/button/button.tsx";
import { Card, CardHeader } from "../widgets/card/card.tsx";
import { JoinButton } from "../widgets/circle-card/circle-card.tsx";
import { GoodsCardSkeleton } from "../widgets/goods-card/goods-card.tsx";
import { IconButton } from "../widgets/icon-button/icon-button.tsx";
import { Radio, RadioGroup } from "../widgets/radio-group/radio-group.tsx";
import { RankMark } from "../widgets/rank-list/rank-mark.tsx";
import { HeatTag, KindTag, TopicTag } from "../widgets/tag/tag.tsx";
import { ThreadCardSkeleton } from "../widgets/thread-card/thread-card.tsx";
import { Toast } from "../widgets/toast/toast.tsx";
import { checkConformance } from "./conformance.tsx";
import { STORY_WIDGETS } from "./story-widgets.ts";

/** Without a root of their own: shown after a scroll, fixed to the window, or opened by a call. */
const ROOTLESS = ["back-to-top", "lightbox", "toast"];
/** Driven through a handle or by `open` alone: nothing of an element is passed on. */
const CLOSED = ["rich-editor", "suggestion-dialog"];

/** The root is another widget, which takes the props. */
const SLOTS: Record<string, string> = {
  "rank-popup": "popup",
  sheet: "popup",
  "mention-textarea": "textarea",
};

/** Cover the page: nothing behind them can be reached. */
const MODAL = ["confirm-dialog", "dialog", "lightbox", "popup", "rank-popup", "search-overlay", "sheet"];

afterEach(cleanup);

test.each(STORY_WIDGETS.filter(({ name }) => MODAL.includes(name)))(
  "$name says that it is a modal dialog, and is named",
  ({ component: Widget, opened }) => {
    render(<Widget {...opened} />);
    const dialog = document.querySelector("[role=dialog], [role=alertdialog]");
    expect(dialog?.getAttribute("aria-modal")).toBe("true");
    const title = document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
    expect(title?.textContent).toBeTruthy();
  },
);

for (const { name, component, opened } of STORY_WIDGETS) {
  if (ROOTLESS.includes(name) || CLOSED.includes(name)) continue;
  checkConformance(name, component, { slot: SLOTS[name] ?? name, props: opened });
}

checkConformance("Button", Button, { slot: "button", props: { children: "发布" }, asChild: true });
checkConformance("Card", Card, { slot: "card", asChild: true });
checkConformance("IconButton", IconButton, {
  slot: "icon-button",
  props: { "aria-label": "消息", badge: 3 },
  asChild: true,
});
checkConformance("BadgeItem", BadgeItem, { slot: "badge-item", props: { name: "一周不落", href: "/" } });
checkConformance("CardHeader", CardHeader, { slot: "card-header", props: { title: "热门话题" } });
checkConformance("GoodsCardSkeleton", GoodsCardSkeleton, { slot: "goods-card-skeleton" });
checkConformance("HeatTag", HeatTag, { slot: "heat-tag", props: { kind: "hot" } });
checkConformance("JoinButton", JoinButton, { slot: "join-button", props: { state: "join" } });
checkConformance("KindTag", KindTag, { slot: "tag", props: { kind: "essence" } });
checkConformance("Toast", Toast, {
  slot: "toast",
  props: { message: "链接已复制" },
  wrap: (children) => (
    <Provider>
      {children}
      <Viewport />
    </Provider>
  ),
});
checkConformance("Radio", Radio, {
  slot: "radio",
  props: { value: "a", children: "甲" },
  wrap: (children) => <RadioGroup legend="选一个">{children}</RadioGroup>,
});
checkConformance("RankMark", RankMark, { slot: "rank-mark", props: { rank: 1 } });
checkConformance("ThreadCardSkeleton", ThreadCardSkeleton, { slot: "thread-card-skeleton" });
checkConformance("TopicTag", TopicTag, { slot: "topic-tag", props: { name: "夜景挑战", href: "/t" } });
