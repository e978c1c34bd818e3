import { FloorList } from "../../widgets/floor-list/floor-list.tsx";
import { FollowButton } from "../../widgets/follow-button/follow-button.tsx";
import { PostResult } from "../../widgets/post-result/post-result.tsx";
import { SearchBar } from "../../widgets/search-bar/search-bar.tsx";
import { SearchHeader } from "../../widgets/search-header/search-header.tsx";
import { SearchHistory } from "../../widgets/search-history/search-history.tsx";
import { SuggestionList } from "../../widgets/suggestion-list/suggestion-list.tsx";
import { PEOPLE } from "../../widgets/thread-card/story-data.ts";
import { UserResult } from "../../widgets/user-result/user-result.tsx";
import { nothing, Panel, small } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const found = {
  id: "302",
  title: "骑行 1200 公里之后，导航的这三项我再也没关过",
  excerpt: "速度放左上，<em>导航</em>箭头放右上。",
  user: { userId: "3", nickname: "老陈骑行中", avatar: "img/av-12.svg" },
  postedAt: "2026-11-21 07:25:03",
};

const [, su] = PEOPLE;

const members = { kind: "member", status: "ready", active: 0, onActive: nothing, onPick: nothing } as const;

const offered = "rounded-media border border-border bg-surface-raised";

/** How something is found. */
export const SEARCH: Record<string, Pair[]> = {
  "search-bar": [
    {
      good: <SearchBar aria-label="搜索社区" placeholder="搜索帖子、人、圈子" />,
      to: "占位写能搜到什么",
      bad: <SearchBar aria-label="搜索社区" placeholder="请输入关键字" />,
      notTo: "占位说废话",
    },
  ],
  "search-header": [
    {
      good: (
        <div className={small}>
          <SearchHeader home="#home" cancel="取消" onCancel={nothing}>
            <SearchBar />
          </SearchHeader>
        </div>
      ),
      to: "右边只有「取消」，按下去回到原来那一页",
      bad: (
        <div className={small}>
          <SearchHeader home="#home" cancel="返回首页" onCancel={nothing}>
            <SearchBar trailing={<span className="px-2 text-brand-text">搜索</span>} />
          </SearchHeader>
        </div>
      ),
      notTo: "框里一个「搜索」，框外一个「返回首页」：挤得没处打字",
    },
  ],
  "search-history": [
    {
      good: (
        <SearchHistory items={["夜景", "第一视角"]} onSelect={nothing} onRemove={nothing} onClear={nothing} />
      ),
      to: "给 onRemove：能单独去掉一条",
      bad: <SearchHistory items={["夜景", "给老板的礼物"]} onSelect={nothing} onClear={nothing} />,
      notTo: "只能全清：为了藏一条，别的也没了",
    },
  ],
  "search-overlay": [
    {
      good: (
        <Panel>
          <SearchBar aria-label="搜索" placeholder="搜索帖子、人、圈子" />
          <SearchHistory
            items={["夜景", "第一视角"]}
            onSelect={nothing}
            onRemove={nothing}
            onClear={nothing}
          />
        </Panel>
      ),
      to: "一打开光标就在框里，没打字时给搜过的和推荐的",
      bad: (
        <Panel className="min-h-40 content-start">
          <SearchBar aria-label="搜索" />
          <span className="text-text-muted">请输入关键字进行搜索</span>
        </Panel>
      ),
      notTo: "一整屏空白，等人想出词来",
    },
  ],
  "floor-list": [
    {
      good: (
        <FloorList
          floors={[
            {
              id: "1",
              title: "积分换得到",
              items: [
                { kind: "goods", id: "11", title: "镜布两条装", picUrl: "img/g-cloth.svg", note: "120 积分" },
                { kind: "goods", id: "12", title: "旅行镜盒", picUrl: "img/g-case.svg", note: "900 积分" },
              ],
            },
          ]}
          hrefOf={() => "#goods"}
        />
      ),
      to: "一层一个说得出的理由，每块写一个有用的数",
      bad: (
        <FloorList
          floors={[
            {
              id: "1",
              title: "猜你喜欢",
              items: [
                { kind: "goods", id: "11", title: "镜布两条装", picUrl: "img/g-cloth.svg", note: "热门" },
                { kind: "thread", id: "12", title: "第一视角的秋天", picUrl: "img/forest.jpg", note: "推荐" },
              ],
            },
          ]}
          hrefOf={() => "#any"}
        />
      ),
      notTo: "「猜你喜欢」里什么都有：看不出凭什么，也不知道点开是什么",
    },
  ],
  "post-result": [
    {
      good: (
        <div className={small}>
          <PostResult
            thread={{ ...found, highlightTitle: "骑行 1200 公里之后，<em>导航</em>的这三项我再也没关过" }}
            href="#thread"
          />
        </div>
      ),
      to: "只加重命中的词",
      bad: (
        <div className={small}>
          <PostResult thread={{ ...found, highlightTitle: `<em>${found.title}</em>` }} href="#thread" />
        </div>
      ),
      notTo: "整句都加重：看不出为什么搜到它",
    },
  ],
  "user-result": [
    {
      good: su && <UserResult user={su} href="#user" action={<FollowButton isFollow name={su.nickname} />} />,
      to: "关注带上 name：读屏念「已关注 苏木木」",
      bad: su && (
        <UserResult
          user={{ ...su, signature: "" }}
          href="#user"
          action={<FollowButton isFollow={false} aria-label="关注按钮" />}
        />
      ),
      notTo: "一列都念「关注按钮」，听不出是谁的",
    },
  ],
  "suggestion-list": [
    {
      good: (
        <div className={offered}>
          <SuggestionList
            {...members}
            id="guide-members"
            items={[
              { id: "15", label: "苏木木", note: "创作者", avatar: "img/av-02.svg" },
              { id: "16", label: "苏木木", note: "杭州，3 篇帖子", avatar: "img/av-06.svg" },
            ]}
          />
        </div>
      ),
      to: "同名的靠头像和 note 分开",
      bad: (
        <div className={offered}>
          <SuggestionList
            {...members}
            id="guide-same-members"
            items={[
              { id: "15", label: "苏木木" },
              { id: "16", label: "苏木木" },
            ]}
          />
        </div>
      ),
      notTo: "只给名字：两个一样，选谁靠猜",
    },
  ],
  "suggestion-dialog": [
    {
      good: (
        <Panel title="加话题">
          <SuggestionList
            id="guide-topics"
            kind="topic"
            items={[
              { id: "16", label: "骑行日记", note: "3,204 帖" },
              { id: "", label: "骑行夜路" },
            ]}
            status="ready"
            active={0}
            onActive={nothing}
            onPick={nothing}
          />
        </Panel>
      ),
      to: "没有完全一样的，把打的字也列成一项，可以新建",
      bad: (
        <Panel title="加话题">
          <SuggestionList
            id="guide-no-topics"
            kind="topic"
            items={[]}
            status="ready"
            active={-1}
            onActive={nothing}
            onPick={nothing}
          />
        </Panel>
      ),
      notTo: "搜不到就到此为止",
    },
  ],
};
