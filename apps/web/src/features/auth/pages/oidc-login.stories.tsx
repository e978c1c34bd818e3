import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath, paths } from "#paths";
import { oidcText as text } from "#shell/sign-in/text.ts";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { type OidcTicket, removeOidcTicket, storeOidcTicket } from "../oidc-ticket.ts";
import { authText } from "../text.ts";

const meta = {
  id: "pages-oidclogin",
  title: "页面 Pages/统一登录 OidcLogin · 单点登录 身份平台 企业账号 SSO OpenID Connect",
  ...pageStory(getPath("oidclogin")),
};

export default meta;
type Story = StoryObj<typeof meta>;

const open = respondWith({ wxWays: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "公司账号" } });

/** The tab has come back from the provider with this. */
const holding = (purpose: OidcTicket["purpose"], account?: string) => ({
  beforeEach() {
    storeOidcTicket({ ticket: "t".repeat(32), purpose, ...(account && { account }) });
    return removeOidcTicket;
  },
});

/** 第一次来：取个昵称，同意协议才注册；或绑定已有的账号。 */
export const Newcomer: Story = {
  name: "第一次来",
  ...withResponses(...open),
  ...holding("choose"),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(text.nickname)).toHaveValue("云野");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await userEvent.click(page.getByRole("button", { name: text.register }));
    await expect(await page.findByText(authText.agreementMissing)).toBeVisible();
  },
};

/** 平台给的名字很长，折行。 */
export const LongNames: Story = {
  name: "名字很长",
  ...withResponses(
    ...respondWith({
      wxWays: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "一个名字特别长的集团统一身份平台账号" },
      oidcNewcomer: { account: `${"a-very-long-name-".repeat(3)}@corp.example`, nickname: "" },
    }),
  ),
  ...holding("choose"),
  play: waitForPage(text.register),
};

/** 在设置里绑定：用密码确认是本人。 */
export const Binding: Story = {
  name: "绑定",
  args: { viewer: "member" },
  ...withResponses(...open),
  ...holding("settings", "yunye@corp.example"),
  play: waitForPage(text.later, "登录密码"),
};

/** 用原来的方式登录之后：确认一次就绑定。 */
export const BindingAfterLogin: Story = {
  name: "登录后绑定",
  args: { viewer: "member" },
  ...withResponses(...open),
  ...holding("bind"),
  play: waitForPage(text.later),
};

/** 凭证过期，或直接打开这一页：回到登录。 */
export const Expired: Story = {
  name: "过期",
  ...withResponses(...open),
  play: waitForPage(text.stale),
};

/** 不知道是谁：回到登录再来。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...open, ...respondUnreadable("oidcNewcomer")),
  ...holding("choose"),
  play: waitForPage(text.failed),
};

/** 还在问是谁。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...open, ...neverRespond("oidcNewcomer")),
  ...holding("choose"),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status")).toBeInTheDocument();
  },
};

/** 不是这个标签页开始的往返：不登录。 */
export const Foreign: Story = {
  ...pageStory(`${paths.oidclogin()}?code=c&state=s`),
  name: "别处的往返",
  ...withResponses(...open),
  play: waitForPage(text.stale),
};

/** 登录之后又打开了同一个回来的地址：还登录着，不用再来一次。 */
export const Reopened: Story = {
  name: "又打开一次",
  args: { address: `${paths.oidclogin()}?code=c&state=s`, viewer: "member" },
  ...withResponses(...open),
  play: waitForPage(authText.toHome, authText.enteredAlready),
};
