import type { StoryObj } from "@storybook/react-vite";
import { paths } from "#paths";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { accessText as text } from "../members/text.ts";

const meta = {
  id: "pages-console-registrations",
  title: "页面 Pages/注册审核 Registrations · 后台 申请 通过 谢绝 approval",
  ...pageStory(paths.console("registrations")),
};

export default meta;
type Story = StoryObj<typeof meta>;

const row = {
  userId: "31",
  username: "xinlai",
  nickname: "新来的镜友",
  message: "想看看大家怎么用镜片导航",
  email: "x***i@lenscape.example",
  inviter: "云野",
  createdAt: "2026-11-22 10:00:00",
};

const access = [{ name: "registrations", count: 2 }];
const registrationList = {
  total: 2,
  rows: [
    row,
    {
      ...row,
      userId: "32",
      username: "wx_0f8fad5bd9cb",
      nickname: "镜友8842",
      message: "",
      email: "",
      inviter: "",
    },
  ],
};

/** 等审核的注册，等得最久的在前。 */
export const Visitor: Story = {
  name: "运营",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ consoleAccess: access, registrationList })),
  play: waitForPage("新来的镜友"),
};

/** 没有等审核的。 */
export const Empty: Story = {
  name: "没有",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ consoleAccess: access, registrationList: emptyList })),
  play: waitForPage(text.noRegistrations),
};

/** 取不到，可以重试。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ consoleAccess: access }), ...respondUnreadable("registrationList")),
  play: expectRetry,
};

/** 先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ consoleAccess: access }), ...neverRespond("registrationList")),
  play: expectPlaceholders,
};
