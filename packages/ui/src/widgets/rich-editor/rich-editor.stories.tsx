import { limits } from "@lenscape/richtext/limits";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { storyFile } from "../../lib/story-file.ts";
import { createUploadQueue } from "../../lib/upload-queue.ts";
import { editorText } from "./editor-text.ts";
import { RichEditor } from "./rich-editor.tsx";

const LAKE = storyFile("img/lake.jpg");
const arrived = { url: LAKE, width: 1200, height: 800 };

const meta = {
  id: "rich-editor",
  title: "表单 Forms/富文本编辑器 RichEditor · 编辑器 写帖子 正文 editor wysiwyg tiptap",
  component: RichEditor,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "写帖子：标题、粗体、图、链接、@、话题。",
    use: "写帖子：标题、粗体、图、链接、@、话题。",
    avoid: "评论用 CommentComposer。",
    keys: {
      Tab: "工具栏 → 正文",
      "← →": "在工具栏里移动",
      "Tab（在表格里）": "下一格，末格加一行",
      "Ctrl 或 ⌘ + B": "粗体",
      "@ 或 #": "打开列表",
      Esc: "关闭列表",
    },
  }),
  args: {
    "aria-label": "正文",
    placeholder: "写下你的经验，可以粘贴或拖入图片",
    defaultValue: "",
    queue: createUploadQueue(async () => arrived),
    takePictures: (files) => [...files],
    accept: "image/png,image/jpeg",
    search: async (kind) =>
      kind === "member" ? [{ id: "4", label: "林间电台" }] : [{ id: "16", label: "骑行日记" }],
    hrefOf: (kind, { id }) => `/${kind}/${id}`,
    emojis: [..."🙂😄😂"].map((value) => ({ name: value, value })),
    onContentChange: fn(),
    onToken: fn(),
    onPickToken: fn(),
    onPickVideo: fn(),
    onRefusedPaste: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      // Below a top bar, as on every page: that is where the toolbar stays.
      <div className="max-w-214 rounded-media border border-border bg-surface mt-(--lens-size-navbar)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const ARTICLE = `<h2>需要准备</h2><ol><li><p>薄麂皮一块</p></li><li><p>弱粘的双面胶</p></li></ol><blockquote><p>前景不是装饰。</p></blockquote><p>谢谢 <span class="mention"><a href="/member/4">@林间电台</a></span>，<em>先看见</em>，参数 <code>1/500</code>。</p><figure><img src="${LAKE}" alt="湖"><figcaption>湖</figcaption></figure>`;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const body = canvas.getByRole("textbox", { name: "正文" });
    await userEvent.click(body);
    await userEvent.keyboard("镜");
    await waitFor(() => expect(args.onContentChange).toHaveBeenCalledWith({ html: "<p>镜</p>", length: 1 }));
    const bold = canvas.getByRole("button", { name: "加粗" });
    await userEvent.click(bold);
    await expect(bold).toHaveAttribute("aria-pressed", "true");
  },
};
export const Playground: Story = { args: { defaultValue: ARTICLE } };
export const Written: Story = {
  args: { defaultValue: ARTICLE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "需要准备" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "图片说明" })).toHaveValue("湖");
  },
};
/** 没传上去的图片写明原因，可以重试或移除。 */
export const Failed: Story = {
  args: { queue: createUploadQueue(() => Promise.reject(new Error("图片已损坏，换一张"))) },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file input");
    await userEvent.upload(input, new File(["x"], "雾.png", { type: "image/png" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("图片已损坏");
    await expect(canvas.getByRole("button", { name: "重试上传雾.png" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "移除雾.png" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const LongText: Story = { args: { defaultValue: `<p>${"很长的一段话，".repeat(120)}</p>` } };
/** 光标在表格里时，格式下面多一行：加减行列、表头、删掉表格。 */
export const Tables: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "正文" }));
    await userEvent.click(canvas.getByRole("button", { name: "表格" }));
    await userEvent.click(await canvas.findByRole("button", { name: "在下面加一行" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(4));
    await userEvent.click(canvas.getByRole("button", { name: "在右边加一列" }));
    await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(4));
    for (const head of ["场景", "档位", "续航", "备注"]) {
      document.execCommand("insertText", false, head);
      await userEvent.keyboard("{Tab}");
    }
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "备注" })).toBeVisible());
  },
};

/** 粘贴之后用一行说明：从哪里来，去掉了什么；可以改成纯文本，也可以一步撤销。 */
export const Pasted: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const body = canvas.getByRole("textbox", { name: "正文" });
    const paste = (data: Record<string, string>) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
      body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    };
    await userEvent.click(body);
    const written =
      "## 准备\n\n- 麂皮\n- 双面胶\n\n| 场景 | 档位 |\n| --- | --: |\n| 晴 | 5 |\n\n```ts\nlet a;\n```";
    paste({ "text/plain": written });
    await expect(await canvas.findByRole("heading", { name: "准备" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "场景" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "5" })).toHaveAttribute("align", "right");
    await expect(canvasElement.querySelector("pre[data-language=ts] > code.language-ts")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    await waitFor(() => expect(canvasElement.querySelector(".tiptap")?.textContent).toBe(""));
    await userEvent.click(body);
    paste({
      "text/plain": "红字",
      "text/html": '<p class="MsoNormal"><span style="color:#f00">红字</span></p>',
    });
    await expect(await canvas.findByText("文字的颜色和底色")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "按纯文本粘贴" }));
    await expect(canvas.queryByText("文字的颜色和底色")).toBeNull();
    await expect(body).toHaveTextContent(/^红字$/);
    paste({
      "text/plain": "格",
      "text/html": `<table>${"<tr><td>格</td></tr>".repeat(limits.nodes)}</table>`,
    });
    await expect(args.onRefusedPaste).toHaveBeenLastCalledWith(editorText.pasteFlat.nodes);
    paste({ "text/plain": "字".repeat(limits.bytes + 1) });
    await expect(args.onRefusedPaste).toHaveBeenLastCalledWith(editorText.pasteRefused);
    await expect(body).toHaveTextContent(/^红字格$/);
  },
};
