import type { StoryObj } from "@storybook/react-vite";
import { paths } from "#paths";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { accessText as text } from "../members/text.ts";

const meta = {
  id: "pages-console-access",
  title: "页面 Pages/访问控制 Access control · 后台 注册方式 只读 还没开放 封 IP 邮箱域名 block",
  ...pageStory(paths.console("access")),
};

export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  id: "1",
  kind: "network" as const,
  value: "203.0.113.0/24",
  note: "批量注册",
  endsAt: "2026-12-31 00:00:00",
  byName: "官方小助手",
  createdAt: "2026-11-22 10:00:00",
};

const answers = {
  consoleAccess: [{ name: "access", count: 0 }],
  consoleSiteAccess: {
    registration: "approval" as const,
    mode: "readOnly" as const,
    message: "正在搬家，今晚十点恢复",
  },
  accessBlockList: {
    total: 3,
    rows: [
      block,
      { ...block, id: "2", value: "2001:db8:1234:5678::/64", note: "", endsAt: "", byName: "" },
      {
        ...block,
        id: "3",
        kind: "mailDomain" as const,
        value: "mail.example",
        note: "一次性邮箱，申请里反复出现",
        endsAt: "",
      },
    ],
  },
};

/** 注册方式、站点状态与拦下的地址、网段、邮箱域名。 */
export const Visitor: Story = {
  name: "运营",
  args: { viewer: "member" },
  ...withResponses(...respondWith(answers)),
  play: waitForPage("203.0.113.0/24"),
};

/** 什么都没有拦。 */
export const Empty: Story = {
  name: "没有拦下",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ ...answers, accessBlockList: emptyList })),
  play: waitForPage(text.blocksEmpty),
};

/** 取不到，可以重试。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("consoleSiteAccess"), ...respondWith(answers)),
  play: expectRetry,
};

/** 先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("consoleSiteAccess"), ...respondWith(answers)),
  play: expectPlaceholders,
};
