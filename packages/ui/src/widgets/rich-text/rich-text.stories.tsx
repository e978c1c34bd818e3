import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { storyFile } from "../../lib/story-file.ts";
import { RichText } from "./rich-text.tsx";

const FOREST = storyFile("img/forest.jpg");
const LAKE = storyFile("img/lake.jpg");
/** Files that are there, but neither pictures nor films: they fail without an error in the console. */
const BROKEN = [`${storyFile("index.json")}?1`, `${storyFile("index.json")}?2`];

const ARTICLE = `<p>没有取景框之后，我反而拍得更慢了。以前举起相机，注意力会先落在参数上；现在戴着眼镜走路，手是空的，<em>先看见</em>，然后才想要不要拍。</p>
<figure><img src="${FOREST}" alt="金色的树林，光从树冠间落下"><figcaption>城北林场，上午八点十分</figcaption></figure>
<h2>先站定，再低头</h2><p>我的办法是到了地方先站定两秒，让防抖安静下来。</p><blockquote>前景不是装饰，它告诉看的人：你站在哪里。</blockquote>
<ol><li><b>转身</b>：视线扫过的那一秒。</li><li><b>抬头</b>：先等曝光稳住。</li></ol><p>参数我固定用 <code>1/500</code> 和 <code>-0.3 EV</code>。谢谢 <a href="/pages/mine/friends/index?userId=4">@林间电台</a>，原理见<a href="https://example.com/lens">这篇</a>。</p>`;

const meta = {
  id: "rich-text",
  title: "社区 Community/富文本 RichText · 正文 HTML 内容 rich text",
  component: RichText,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "显示服务器来的富文本：折叠、分组、图、视频。",
    use: "显示服务器来的富文本：折叠、分组、图、视频。",
    avoid: "纯文字直接写；不要自己拼 HTML。",
    keys: { Tab: "链接 → 图片 → 展开", "Enter 或空格": "打开或展开" },
  }),
  args: { html: ARTICLE },
  decorators: [
    (Story) => (
      <div className="max-w-198">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "先站定，再低头" })).toBeVisible();
    const outside = canvas.getByRole("link", { name: "这篇" });
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(outside).toHaveAttribute("rel", expect.stringContaining("noopener"));
    await expect(canvas.getByRole("link", { name: "@林间电台" })).not.toHaveAttribute("target");
  },
};

export const Playground: Story = { args: { fold: true } };

export const Small: Story = {
  args: { size: "sm", html: "<p>第三个早晨其实是我先到的。补一条经验：风大的时候把收音切到「环境」。</p>" },
};

/** 前后相接的两张图并排，各有自己的图注。 */
export const Pair: Story = {
  args: {
    html: `<p>同一处，隔了两小时。</p><figure><img src="${FOREST}" alt="金色的树林"><figcaption>八点十分</figcaption></figure><figure><img src="${LAKE}" alt="湖"><figcaption>十点，雾散了</figcaption></figure><p>再往上走就看不见湖了。</p>`,
  },
  play: async ({ canvas }) => {
    const [left, right] = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect());
    await expect(left!.top).toBe(right!.top);
    await expect(left!.right).toBeLessThan(right!.left);
  },
};

/** 存了尺寸的两张图一样高，各按自己的形状，不裁切。 */
export const PairOfShapes: Story = {
  args: {
    html: `<figure><img src="${FOREST}" alt="金色的树林" width="1600" height="900"><figcaption>八点十分</figcaption></figure><figure><img src="${LAKE}" alt="湖" width="800" height="900"><figcaption>十点，雾散了</figcaption></figure>`,
  },
  play: async ({ canvas }) => {
    const [left, right] = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect());
    await expect(left!.width / right!.width).toBeCloseTo(2, 1);
  },
};

/** WIDGET-006：允许的元素都在，脚本与事件属性都不在。 */
export const Elements: Story = {
  parameters: { proves: "WIDGET-006 elements shown, scripts never run" },
  args: {
    html: `<p onclick="window.hacked=1">段落</p><strong>重点</strong><img src="${LAKE}" alt="湖" onload="window.hacked=1"><a href="javascript:window.hacked=1">坏链接</a><a href="/ok">好链接</a><video src="${BROKEN[0]}"></video><iframe src="https://player.bilibili.com/player.html?bvid=1"></iframe><script>window.hacked=1</script>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const root = canvas;
    await userEvent.click(root.getByRole("button", { name: "播放来自 player.bilibili.com 的视频" }));
    for (const tag of ["p", "strong", "img", "a", "iframe"]) {
      await expect(canvasElement.querySelector(`[data-slot=rich-text] ${tag}`)).not.toBeNull();
    }
    await expect(canvasElement.querySelector("[data-slot^=video-player]")).not.toBeNull();
    await expect(root.queryByRole("link", { name: "坏链接" })).toBeNull();
    await expect(canvasElement.querySelector("script, [onclick], [onload]")).toBeNull();
    await expect(canvasElement.querySelector("iframe")).toHaveAttribute("sandbox");
    await expect("hacked" in window).toBe(false);
  },
};

/** VALID-010：70 个单位不折叠，多一个就折叠，「展开」看全部。 */
export const Folded: Story = {
  parameters: { proves: "VALID-010 71 units fold, the control shows all" },
  args: {
    fold: true,
    html: `<p>${"字".repeat(69)}</p><p><img src="${LAKE}"></p><p><img src="${storyFile("img/sea.jpg")}"></p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const images = () => canvasElement.querySelectorAll("img").length;
    await expect(images()).toBe(1);
    await userEvent.click(canvas.getByRole("button", { name: "展开" }));
    await expect(images()).toBe(2);
    await userEvent.click(canvas.getByRole("button", { name: "收起" }));
    await expect(images()).toBe(1);
  },
};

export const NotFolded: Story = {
  parameters: { proves: "VALID-010 70 units are shown whole" },
  args: { fold: true, html: `<p>${"字".repeat(70)}</p>` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("字".repeat(70))).toBeVisible();
  },
};

/** CONST-040：51 个顶层节点分成两组。 */
export const Grouped: Story = {
  parameters: { proves: "CONST-040 51 top-level nodes make two groups" },
  args: { html: Array.from({ length: 51 }, (_, n) => `<p>第 ${n + 1} 段</p>`).join("") },
  play: async ({ canvasElement }) => {
    const groups = canvasElement.querySelectorAll("[data-slot=rich-text-group]");
    await expect([...groups].map((group) => group.children.length)).toEqual([50, 1]);
  },
};

export const OneGroup: Story = {
  parameters: { proves: "CONST-040 50 top-level nodes make one group" },
  args: { html: Array.from({ length: 50 }, (_, n) => `<p>第 ${n + 1} 段</p>`).join("") },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=rich-text-group]")).toHaveLength(1);
  },
};

/** ERR-023、ERR-024：先试备用地址，都不行就换上错误图，每个坏地址报一次。 */
export const BrokenImage: Story = {
  parameters: { proves: "ERR-023 ERR-024 broken image shows the error image and reports" },
  args: {
    html: `<p><img src="${BROKEN[0]}" alt="山脊"></p>`,
    fallbackSources: () => BROKEN.slice(1),
    errorImage: storyFile("img/logo.svg"),
    onError: fn(),
    onImageOpen: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const image = await canvas.findByRole("img", { name: "山脊" });
    await waitFor(() => expect(image.getAttribute("src") === BROKEN[0]).toBe(false));
    await waitFor(() =>
      expect(canvasElement.querySelector("img")).toHaveAttribute("src", storyFile("img/logo.svg")),
    );
    await expect(args.onError).toHaveBeenNthCalledWith(1, BROKEN[0]);
    await expect(args.onError).toHaveBeenNthCalledWith(2, BROKEN[1]);
    await expect(args.onError).toHaveBeenCalledTimes(2);
  },
};

/** 点图打开大图查看，参数是图片地址。 */
export const OpenImage: Story = {
  args: { onImageOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /金色的树林/ }));
    await expect(args.onImageOpen).toHaveBeenCalledWith(FOREST);
  },
};

const OUTSIDE = "https://pictures.example";

/** 站外的图、视频和播放器先占住位置，点了才向那里要；要图时不说从哪页来。 */
export const Outside: Story = {
  args: {
    html: `<p>山里的早晨：</p><p><img src="${OUTSIDE}/dawn.jpg" alt="山脊" width="960" height="640"></p><p><img src="${OUTSIDE}/unsized.jpg"></p><p><video src="${OUTSIDE}/clip.mp4" poster="${OUTSIDE}/clip.jpg"></video></p><p><iframe src="https://player.bilibili.com/player.html?bvid=1"></iframe></p><p><video src="${storyFile("clip.mp4")}" poster="${OUTSIDE}/poster.jpg"></video></p><p><img src="${LAKE}" alt="湖"></p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const fetched = [...canvasElement.querySelectorAll("[src], [poster], [srcset]")].flatMap((element) =>
      ["src", "poster", "srcset"].map((name) => element.getAttribute(name) ?? ""),
    );
    await expect(fetched.filter((address) => address.includes("//"))).toEqual([]);
    await expect(canvas.getAllByRole("button", { name: /显示来自 pictures.example 的图片/ })).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "播放来自 pictures.example 的视频" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "播放来自 player.bilibili.com 的视频" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "湖" })).toBeVisible();
  },
};

/** 320 像素宽也放得下；很长的主机名会折行。 */
export const OutsideNarrow: Story = {
  args: {
    size: "sm",
    html: `<p><img src="https://${"long-".repeat(12)}name.pictures.example/a.jpg" alt="一张名字很长的图" width="320" height="180"></p>`,
  },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

/** 视频的第一个地址打不开，就换第二个（ERR-022）。 */
export const VideoFallback: Story = {
  parameters: { proves: "ERR-022 second source of a video is used" },
  args: {
    html: `<p><video>${BROKEN.map((src) => `<source src="${src}">`).join("")}</video></p>`,
    onError: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const first = canvasElement.querySelector<HTMLVideoElement>(`video[src="${BROKEN[0]}"]`);
    if (first) fireEvent.error(first);
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith(BROKEN[0]));
    await waitFor(() => expect(canvasElement.querySelector(`video[src="${BROKEN[0]}"]`)).toBeNull());
    await waitFor(() => expect(args.onError).toHaveBeenLastCalledWith(BROKEN[1]));
  },
};

export const LongText: Story = { args: { html: `<p>${"x".repeat(600)}</p>` } };

const WIDE = ["场景", "档位", "照度（勒克斯）", "可读性", "刺眼时会怎样", "备注"];

/** 表格比正文宽时在自己的区域里左右滚动，第一列不动；表格与代码都能复制。 */
export const TableAndCode: Story = {
  args: {
    html: `<table><thead><tr>${WIDE.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody><tr><td>晴，正午</td><td>5</td><td>9,800</td><td>清楚</td><td>自动降一档，过三秒再升回来</td><td>帽檐能帮上忙</td></tr><tr><td>地下车库</td><td>2</td><td>900</td><td>略虚</td><td>不会</td><td>关掉自动亮度</td></tr></tbody></table><pre><code>{ "brightness": { "auto": false, "level": 4 },\n  "outline": true }</code></pre>`,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("region", { name: "表格，3 行 6 列" });
    await expect(table.parentElement).toHaveStyle({ contain: "inline-size" });
    await expect(canvas.getByRole("columnheader", { name: "照度（勒克斯）" })).toBeVisible();
    table.focus();
    await expect(table).toHaveFocus();
    await expect(await canvas.findByRole("button", { name: "复制表格" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "复制代码" })).toBeVisible();
  },
};

/** 比正文宽的表格可以全屏看，关上后回到原处。 */
export const TableOnWholeScreen: Story = {
  ...TableAndCode,
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const open = await canvas.findByRole("button", { name: "全屏看" });
    await userEvent.click(open);
    const dialog = await screen.findByRole("dialog", { name: "表格，3 行 6 列" });
    const last = within(dialog).getByRole("columnheader", { name: "备注" });
    await waitFor(() => expect(last).toBeVisible());
    // A column that stays has the colour of what it stands on; only in the dark theme is it another than the page's.
    dialog.dataset.theme = "dark";
    const { backgroundColor } = getComputedStyle(dialog);
    await expect(within(dialog).getByRole("cell", { name: "晴，正午" })).toHaveStyle({ backgroundColor });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(open).toHaveFocus();
  },
};

/** 正文里的网址都能点；视频网站的地址独占一行时变成播放器，点了才向对方要。 */
export const LiveAddresses: Story = {
  args: {
    html: "<p>说明书在 https://example.com/manual，先看它。<br>https://www.bilibili.com/video/BV1Lx4y1c7Qm</p>",
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "https://example.com/manual" });
    await expect(link).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    await expect(canvas.getByRole("button", { name: "播放来自 player.bilibili.com 的视频" })).toBeVisible();
  },
};
