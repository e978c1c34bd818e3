import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { twoStepText } from "#shell/sign-in/text.ts";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { accountText } from "../text.ts";

const meta = {
  id: "pages-settings",
  title: "页面 Pages/设置 Settings · 偏好 账号 preferences",
  ...pageStory(getPath("settings")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 账号、绑定、设备、外观、隐私与提醒。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(accountText.theme),
};

/** 能建访问密钥的成员，多一段自己的密钥。 */
export const WithKeys: Story = {
  name: "访问密钥",
  args: { viewer: "host" },
  play: waitForPage("周报机器人"),
};

/** 开着两步验证：多一行备用码。 */
export const WithTwoStep: Story = {
  name: "两步验证",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      accountSecurity: {
        canMail: 1,
        email: "y***e@lenscape.example",
        mailNotices: 0,
        codesLeft: 3,
        twoStep: 1,
        twoStepRequired: 0,
        backupCodesLeft: 9,
        twoStepTotp: 1,
        passkeys: 0,
      },
    }),
  ),
  play: waitForPage(twoStepText.on),
};

/** 绑定了统一登录，可以解绑。 */
export const WithProvider: Story = {
  name: "统一登录",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      wxWays: { web: 0, mini: 0, sms: 1, passkeyHost: "", oidcName: "公司账号" },
      wxInfo: {
        isWxBound: 0,
        wxNickname: "",
        phone: "",
        hasPassword: 1,
        isOidcBound: 1,
        oidcAccount: "yunye@corp.example",
      },
    }),
  ),
  play: waitForPage("yunye@corp.example"),
};

/** 每一段各自重试。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("ownInfo", "noticeSettings", "accountSessionList", "wxInfo")),
  play: expectRetry,
};

/** 每一段先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("ownInfo", "noticeSettings", "accountSessionList", "wxInfo")),
  play: expectPlaceholders,
};
