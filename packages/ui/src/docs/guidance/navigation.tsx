import { Breadcrumb } from "../../widgets/breadcrumb/breadcrumb.tsx";
import { Button } from "../../widgets/button/button.tsx";
import { FilterChips } from "../../widgets/filter-chips/filter-chips.tsx";
import { PageHeader } from "../../widgets/page-header/page-header.tsx";
import { Pagination } from "../../widgets/pagination/pagination.tsx";
import { SideCard } from "../../widgets/side-card/side-card.tsx";
import { Steps } from "../../widgets/steps/steps.tsx";
import { Tabs, TabsList, TabsTab } from "../../widgets/tabs/tabs.tsx";
import type { Pair } from "./pair.ts";

const tabs = (labels: string[]) => (
  <Tabs defaultValue={labels[0]}>
    <TabsList>
      {labels.map((label) => (
        <TabsTab key={label} value={label}>
          {label}
        </TabsTab>
      ))}
    </TabsList>
  </Tabs>
);

const chips = (labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Where someone is, and where to go. */
export const NAVIGATION: Record<string, Pair[]> = {
  tabs: [
    {
      good: tabs(["帖子", "评论", "收藏"]),
      to: "同一个人、同一件事的几面，名字两到四个字",
      bad: tabs(["我发布过的帖子", "去兑换", "退出登录"]),
      notTo: "把动作和别的页面放进来：那用按钮和链接",
    },
  ],
  breadcrumb: [
    {
      good: (
        <Breadcrumb
          items={[{ label: "圈子", href: "#" }, { label: "影像创作", href: "#" }, { label: "日出" }]}
        />
      ),
      to: "从外到里，每一层都真的有那一页",
      bad: <Breadcrumb items={[{ label: "首页", href: "#" }, { label: "从搜索结果来的" }]} />,
      notTo: "写来路：返回键已经管了",
    },
  ],
  pagination: [
    {
      good: <Pagination page={3} total={96} pageSize={20} hrefOf={(page) => `#p${page}`} />,
      to: "给 hrefOf，页码进地址，能收藏，能后退",
      bad: (
        <div className="flex justify-center gap-2">
          <Button size="sm">上一页</Button>
          <Button size="sm">下一页</Button>
        </div>
      ),
      notTo: "只有两个按钮：不知道一共几页，也回不到第 3 页",
    },
  ],
  steps: [
    {
      good: <Steps current={1} steps={[{ title: "选机型" }, { title: "拍序列号" }, { title: "等核对" }]} />,
      to: "三到五步，写要做的事",
      bad: <Steps current={0} steps={[{ title: "第一步" }, { title: "第二步" }, { title: "第三步" }]} />,
      notTo: "名字只是序号，猜不出后面要准备什么",
    },
  ],
  "page-header": [
    {
      good: <PageHeader title="话题专区" description="286 个话题，今天更新了 41 个" />,
      to: "标题就是导航上的名字，下面一句说有什么",
      bad: <PageHeader title="欢迎来到精彩的话题世界！" />,
      notTo: "写口号：认不出是哪一页",
    },
  ],
  "side-card": [
    {
      good: (
        <SideCard title="热门话题" moreHref="#" moreText="更多话题">
          <p className="px-4 pb-3">#第一视角的秋天</p>
        </SideCard>
      ),
      to: "「更多」写明是什么的更多，读屏单独念也懂",
      bad: (
        <SideCard title="热门话题" moreHref="#" moreText="点击查看">
          <p className="px-4 pb-3">#第一视角的秋天</p>
        </SideCard>
      ),
      notTo: "一列卡都叫「点击查看」",
    },
  ],
  "filter-chips": [
    {
      good: <FilterChips aria-label="筛选通知" value="全部" options={chips(["全部", "赞与收藏", "评论"])} />,
      to: "总有一项选中，第一项是全部",
      bad: <FilterChips aria-label="筛选通知" value="" options={chips(["赞与收藏", "评论", "新增关注"])} />,
      notTo: "一项也没选：看不出现在列的是什么",
    },
  ],
};
