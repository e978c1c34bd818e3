import { expect, test } from "../support/journey.ts";
import { open, registerMember, startSignedIn } from "../support/member.ts";

/** The pages that are open to all, with the query they need; "{thread}" and "{topic}" stand for the newest ones. */
const ofAll = [
  ["ROUTE-003 ROUTE-005", "/", "镜界社区"],
  ["ROUTE-004", "/pages/index", "镜界社区"],
  ["ROUTE-010", "/pages/pclogin", "登录"],
  ["ROUTE-014", "/pages/register", "注册"],
  ["ROUTE-040", "/pages/content/community", "社区版块"],
  ["ROUTE-041 ROUTE-042 GEN-005", "/pages/content/postdetail?threadId={thread}", "{title}"],
  ["ROUTE-043 GEN-010", "/pages/content/circlelist", "圈子"],
  ["ROUTE-044 GEN-009", "/pages/content/topiczone", "话题"],
  ["ROUTE-046 ROUTE-047", "/pages/content/topiclist?topicId={topic}", "{name}"],
  ["ROUTE-051", "/pages/search/search", "搜索"],
  ["ROUTE-060 ROUTE-061", "/pages/cherrypick/index?groupId=2", "精选"],
] as const;

for (const [ids, address, title] of ofAll) {
  test(`ROUTE-001 ${ids} ${address} answers a visitor with its own page`, async ({ request }) => {
    const { rows: threads } = await (
      await request.get("/api/api/without/thread/list?pageSize=1&threadClassify=1")
    ).json();
    const { rows: topics } = await (await request.get("/api/api/without/thread/topics?pageSize=1")).json();
    const values: Record<string, string> = {
      "{thread}": threads[0].id,
      "{title}": threads[0].title,
      "{topic}": topics[0].id,
      "{name}": topics[0].content,
    };
    const fill = (text: string) => text.replace(/\{\w+\}/g, (name) => values[name] ?? name);
    const answer = await request.get(fill(address));
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const [, shown] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(shown).toContain(fill(title));
    expect(html).toMatch(/<h1[\s>]/);
  });
}

/** The member's pages that exist. */
const ofMembers = [
  ["ROUTE-016", "/pages/mine/about/index", "关于"],
  ["ROUTE-022", "/pages/mine/friends/index", ""],
  ["ROUTE-024", "/pages/mine/friends/fanlist", ""],
  ["ROUTE-025", "/pages/mine/friends/followlist", ""],
  ["ROUTE-028", "/pages/mine/info/index", "编辑资料"],
  ["ROUTE-030", "/pages/mine/setting/index", "设置"],
  ["ROUTE-031", "/pages/mine/setting/protocol", "协议与隐私"],
  ["ROUTE-049", "/pages/mine/index", "我的"],
  ["ROUTE-050", "/pages/mine/index_old", "我的"],
] as const;

test(`${ofMembers.map(([id]) => id).join(" ")} a member opens each of the pages around them`, async ({
  page,
  request,
}) => {
  test.slow();
  const { token, username } = await registerMember(request);
  await startSignedIn(page, token);
  for (const [, address, heading] of ofMembers) {
    await open(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading || username.slice(0, 12));
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});
