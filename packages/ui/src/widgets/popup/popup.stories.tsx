import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { Button } from "../button/button.tsx";
import { ReplyBar } from "../reply-bar/reply-bar.tsx";
import { TabBar } from "../tab-bar/tab-bar.tsx";
import { ToastHost, toast } from "../toast/toast.tsx";
import { Popup } from "./popup.tsx";
import { POPUP_TYPES, type PopupType } from "./popup-layout.ts";

const meta = {
  id: "popup",
  title: "浮层 Overlays/弹层 Popup · 弹窗 弹出层 浮层 居中 modal overlay",
  component: Popup,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "有遮罩的浮层，八种位置；小窗口变成底部。",
    covers: true,
    use: "有遮罩的浮层，八种位置；窗口小于 500 × 500 变成底部。",
    avoid: "有题头与按钮的用 Dialog 或 Sheet；自己有一块会滚动的，给 `tabIndex={-1}`。",
    keys: { Tab: "在层内循环", Esc: "关闭；焦点回到触发处" },
  }),
  args: {
    label: "选择城市",
    trigger: <Button>打开弹层</Button>,
    children: <p className="p-6">杭州、厦门、成都正在举办线下拍摄活动。</p>,
  },
  argTypes: { type: { control: "select", options: POPUP_TYPES } },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "WIDGET-004 WIDGET-005 CONST-032 mask, scroll lock, 300 ms" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开弹层" }));
    const dialog = await screen.findByRole("dialog", { name: "选择城市" });
    const mask = document.querySelector<HTMLElement>('[data-slot="popup-mask"]');
    const box = mask?.getBoundingClientRect();
    await expect(box?.width).toBe(window.innerWidth);
    await expect(box?.height).toBe(window.innerHeight);
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(dialog).animationDuration).toBe(calm ? "0s" : "0.3s");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
    await expect(canvas.getByRole("button", { name: "打开弹层" })).toHaveFocus();
  },
};
export const Playground: Story = {};
export const Center: Story = { args: { type: "center", defaultOpen: true } };
export const Bottom: Story = { args: { type: "bottom", defaultOpen: true } };
export const Top: Story = { args: { type: "top", defaultOpen: true } };
export const Left: Story = { args: { type: "left", defaultOpen: true } };
export const Right: Story = { args: { type: "right", defaultOpen: true } };
export const Share: Story = { args: { type: "share", label: "分享到", defaultOpen: true } };
export const Message: Story = { args: { type: "message", defaultOpen: true } };

/** Whether a press in the middle of an element reaches it. */
function isHit(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Brings the end of what a reader can scroll into view; code alone could scroll what is cut off, too. */
function scrollToEnd(inside: Element) {
  for (let around: Element | null = inside; around; around = around.parentElement) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(around).overflowY);
    if (scrolls) around.scrollTop = around.scrollHeight;
  }
}

/** 比窗口高的内容在里面滚动，八种都一样。 */
export const TallContent: Story = {
  render: function Tall() {
    const [type, setType] = useState<PopupType>();
    return (
      <div className="flex flex-wrap gap-2">
        {POPUP_TYPES.map((each) => (
          <Button key={each} onClick={() => setType(each)}>
            {each}
          </Button>
        ))}
        <Popup open={type !== undefined} type={type} label="很长" onOpenChange={() => setType(undefined)}>
          <ol className="p-6">
            {Array.from({ length: 120 }, (_, row) => `第 ${row + 1} 行`).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Popup>
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const type of POPUP_TYPES) {
      await userEvent.click(await canvas.findByRole("button", { name: type }));
      const last = await screen.findByText("第 120 行");
      await expect(isHit(last)).toBe(false);
      scrollToEnd(last);
      await waitFor(() => expect(isHit(last)).toBe(true));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  },
};

/** 弹层里再开一个：第二层遮罩在第一个面板之上，点它只收起第二个，页面到最后才能滚动。 */
export const Nested: Story = {
  args: {
    type: "left",
    label: "第一层",
    children: (
      <div className="p-6">
        <Popup label="第二层" trigger={<Button>再开一个</Button>}>
          <p className="p-6">第二层的内容</p>
        </Popup>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开弹层" }));
    const first = await screen.findByRole("dialog", { name: "第一层" });
    await userEvent.click(screen.getByRole("button", { name: "再开一个" }));
    await screen.findByRole("dialog", { name: "第二层" });
    const masks = document.querySelectorAll("[data-slot=popup-mask]");
    const above = document.elementFromPoint(40, 20);
    await expect(first.getBoundingClientRect().right).toBeGreaterThan(40);
    await expect(above).toBe(masks[1]);
    await userEvent.click(above as Element);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "第二层" })).toBeNull());
    await expect(screen.getByRole("dialog", { name: "第一层" })).toBeVisible();
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    await waitFor(() => expect(screen.getByRole("button", { name: "再开一个" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
  },
};

const HREFS = { home: "#home", community: "#community", messages: "#messages", mine: "#mine" };
const STILL = ["back-to-top", "toast-viewport", "reply-bar", "tab-bar"];

/** 锁住页面时滚动条让出的宽度不推动固定在窗口上的东西；自己固定的元素加 `scroll-lock-gap`。 */
export const NothingJumps: Story = {
  render: (args) => (
    <div className="h-750">
      {/* What takes the focus must not bring the page back to its top. */}
      <Popup {...args} trigger={<Button className="fixed">打开弹层</Button>} />
      <BackToTop />
      {/* Shown on phones alone, and a narrow window of a desktop has a scrollbar, too. */}
      <TabBar hrefs={HREFS} onPublish={fn()} className="grid!" />
      <ReplyBar
        {...{ likeCount: 2, favoriteCount: 1, isLike: false, isFavorite: false }}
        onWrite={fn()}
        onLike={fn()}
        onFavorite={fn()}
        className="bottom-20 flex!"
      />
      <ToastHost />
    </div>
  ),
  play: async ({ canvas }) => {
    toast("链接已复制", { duration: 60_000 });
    window.scrollTo(0, 300);
    await canvas.findByRole("button", { name: "回到顶部" });
    // A phone's scrollbars take no room, and neither do those of some desktops and of WebKit on Linux.
    const bar = window.innerWidth - document.documentElement.clientWidth;
    if (navigator.webdriver && /Chrome|Firefox/.test(navigator.userAgent))
      await expect(bar).toBeGreaterThan(0);
    const places = () =>
      STILL.map((slot) => {
        const box = document.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect();
        return `${slot} ${box?.left} ${box?.right}`;
      }).join(", ");
    await waitFor(() => expect(document.querySelector("[data-slot=toast]")).not.toBeNull());
    const before = places();
    const button = canvas.getByRole("button", { name: "打开弹层", hidden: true });
    await userEvent.click(button);
    await screen.findByRole("dialog");
    await expect(window.innerWidth - document.documentElement.clientWidth).toBe(0);
    await waitFor(() => expect(places()).toBe(before));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(places()).toBe(before));
  },
};
