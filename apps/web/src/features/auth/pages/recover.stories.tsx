import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath } from "#paths";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";

const meta = {
  id: "pages-recover",
  title: "页面 Pages/找回账号 Recover · 忘记密码 恢复码 重设密码 forgot password",
  ...pageStory(getPath("recover")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 三条路，选一种还拿得到的。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(text.codeHint),
};

/** 社区没有开通邮件和短信：一句话说出来，恢复码总能用。 */
export const NoPermission: Story = {
  name: "只有恢复码",
  ...withResponses(...respondWith({ recoverWays: { mail: 0, sms: 0 } })),
  play: async ({ canvasElement }) => {
    await waitForPage(text.codeHint)({ canvasElement });
    const page = within(canvasElement);
    await expect(page.getByText(/还没有开通邮件和短信/)).toBeVisible();
    await expect(page.getByRole("button", { name: /恢复码/ })).toBeEnabled();
    await expect(page.queryByRole("button", { name: /邮件|短信/ })).toBeNull();
  },
};

/** 用恢复码：没填的各说自己缺什么。 */
export const ByCode: Story = {
  name: "恢复码",
  play: async ({ canvasElement, userEvent }) => {
    await waitForPage(text.codeHint)({ canvasElement });
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: new RegExp(text.code) }));
    await userEvent.click(await page.findByRole("button", { name: text.set }));
    await expect(await page.findByText(text.recoveryCodeMissing)).toBeVisible();
  },
};

/** 信里的链接：设新密码。 */
export const ByLink: Story = {
  ...pageStory(`${getPath("recover")}?token=a`),
  name: "信里的链接",
  play: waitForPage(text.setLead),
};

/** 不知道开通了什么，三条路都给，用时再说。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("recoverWays")),
  play: waitForPage(text.codeHint),
};

/** 先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("recoverWays")),
  play: waitForPage(text.lead),
};
