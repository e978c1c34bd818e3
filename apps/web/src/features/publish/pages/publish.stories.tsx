import { fillText } from "@lenscape/ui/lib/fill-text";
import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { paths } from "#paths";
import { similarText } from "#shell/threads/text.ts";
import { type Answers, respondUnreadable, respondWith } from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { questionText } from "../attachments/text.ts";
import { publishText } from "../text.ts";

const meta = {
  id: "pages-publish",
  title: "页面 Pages/发布 Publish · 发帖 编辑 compose",
  ...pageStory(paths.publish(1)),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 写帖子：标题、正文，右边是发到哪里。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(publishText.thread),
};

let saveCount = 0;

/** Types a title and waits until its draft is saved, so that the request does not reach the next story. */
async function typeTitle(field: HTMLElement) {
  saveCount = 0;
  await userEvent.type(field, "镜腿触控没反应");
  await waitFor(() => expect(saveCount).toBeGreaterThan(0), { timeout: 25_000 });
}

const answers = {
  draftSave: ({ draftId = "" }) => {
    saveCount += 1;
    return { id: draftId, revision: saveCount, savedAt: "2026-11-22 09:12:40" };
  },
  questionMine: { asked: 12, answered: 48, accepted: 19, models: [{ model: "Lens One", firmware: "1.1.1" }] },
  questionSimilar: [
    {
      kind: "issue",
      id: "3",
      title: "镜腿触控偶尔没反应",
      excerpt: "擦干后在设置里把灵敏度调到「高」。",
      labels: ["Lens One", "修复中"],
      helpedCount: 0,
      likeCount: 48,
    },
    {
      kind: "question",
      id: "24",
      title: "冬天戴手套，镜腿怎么滑都没反应？",
      excerpt: "设置里打开手套模式，滑动改成按压。",
      labels: [],
      helpedCount: 17,
      likeCount: 9,
    },
    {
      kind: "faq",
      id: "7",
      title: "触控的灵敏度在哪里调？",
      excerpt: "设置、镜腿、灵敏度，三档。",
      labels: [],
      helpedCount: 5,
      likeCount: 0,
    },
  ],
} satisfies Answers;

/** 一面写标题，一面给出可能已经有的答案；型号与固件从认证设备带入。 */
export const Question: Story = {
  name: "提问",
  args: { address: paths.ask(), viewer: "member" },
  ...withResponses(...respondWith(answers)),
  play: async (stage) => {
    await waitForPage(questionText.fromDevice)(stage);
    const canvas = within(stage.canvasElement);
    await typeTitle(canvas.getByRole("textbox", { name: publishText.title }));
    await waitForPage(fillText(similarText.heading, { n: "3" }))(stage);
    await expect(canvas.getByRole("link", { name: questionText.tab })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await waitForPage()(stage);
  },
};

/** 没有像的，就只管写。 */
export const QuestionOfItsOwn: Story = {
  name: "提问，没有相似的",
  args: { address: paths.ask(), viewer: "member" },
  ...withResponses(...respondWith({ ...answers, questionSimilar: [] })),
  play: async (stage) => {
    await waitForPage(questionText.fromDevice)(stage);
    const canvas = within(stage.canvasElement);
    await typeTitle(canvas.getByRole("textbox", { name: publishText.title }));
    await expect(canvas.queryByRole("region", { name: similarText.label })).toBeNull();
    await waitForPage()(stage);
  },
};

/** 一段话、九张图，不用标题。 */
export const Moment: Story = {
  name: "写动态",
  args: { address: paths.publish(0), viewer: "member" },
  play: waitForPage(publishText.moment),
};

/** 有办活动权限的成员多一张表。 */
export const Host: Story = {
  name: "办活动",
  args: { address: paths.publish(2), viewer: "host" },
  play: waitForPage(publishText.activity),
};

/** 没有办活动的权限：地址要的是活动，打开的是动态。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { address: paths.publish(2), viewer: "member" },
  play: async (stage) => {
    await waitForPage(publishText.moment)(stage);
    await expect(within(stage.canvasElement).queryByRole("link", { name: publishText.activity })).toBeNull();
  },
};

/** 圈子没有取到：不选也能发。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("filterCircle", "emojiList", "dictList")),
  play: waitForPage(publishText.thread),
};
