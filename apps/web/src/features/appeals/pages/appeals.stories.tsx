import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath } from "#paths";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { appealText as text } from "../text.ts";

const meta = {
  id: "pages-appeals",
  title: "页面 Pages/处理与申诉 Appeals · 申诉 删除 禁言 封禁 appeal",
  ...pageStory(getPath("appeals")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 还能申诉的、等答复的、成立的各一件。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("不冒充、不引流", text.states.upheld),
};

/** 从通知里点进来：那一件的申诉已经打开，没写就说缺什么。 */
export const Appeal: Story = {
  ...pageStory(`${getPath("appeals")}?id=31`),
  name: "申诉",
  args: { address: `${getPath("appeals")}?id=31`, viewer: "member" },
  play: async ({ canvasElement, userEvent }) => {
    await waitForPage(text.formTitle)({ canvasElement });
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: text.submit }));
    await expect(await page.findByText(text.fieldRequired)).toBeVisible();
  },
};

/** 没有被处理过。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ appealList: { rows: [], total: 0 } })),
  play: waitForPage(text.empty),
};

/** 失败：可以重试。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("appealList")),
  play: expectRetry,
};

/** 先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("appealList")),
  play: expectPlaceholders,
};
