import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { getPath } from "#paths";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory } from "#test/page-story.tsx";
import { galleryText as text } from "../text.ts";

const meta = {
  id: "pages-reference",
  title: "页面 Pages/接口文档 Reference · API 开发者 developer",
  ...pageStory(getPath("reference")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 全部操作，按领域分组。 */
export const Operations: Story = {
  name: "全部操作",
  args: { viewer: "member" },
  play: waitForPage(text.token),
};

/** 打开一个操作：字段、代码、试一试。 */
export const Operation: Story = {
  name: "一个操作",
  args: { viewer: "member" },
  async play(context) {
    await waitForPage(text.token)(context);
    const page = within(context.canvasElement);
    const search = within(page.getByRole("search", { name: text.search }));
    await userEvent.type(search.getByRole("textbox"), "detailV2");
    await userEvent.click((await page.findAllByText(/detailV2/, { selector: "summary code" }))[0]!);
    await userEvent.click(await page.findByText(text.tryIt));
    await expect(page.getByRole("button", { name: text.send })).toBeVisible();
  },
};

/** 推送与实时流的事件。 */
export const EventCard: Story = {
  name: "事件",
  args: { viewer: "member" },
  async play(context) {
    await waitForPage(text.token)(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole("tab", { name: text.events }));
    await userEvent.click(await page.findByText("thread.created"));
    await expect(page.getByText("data.author.nickname")).toBeVisible();
  },
};
