import { X } from "lucide-react";
import { Button } from "../../widgets/button/button.tsx";
import { Field } from "../../widgets/field/field.tsx";
import { FilterChips } from "../../widgets/filter-chips/filter-chips.tsx";
import { IconButton } from "../../widgets/icon-button/icon-button.tsx";
import { Input } from "../../widgets/input/input.tsx";
import { Lightbox } from "../../widgets/lightbox/lightbox.tsx";
import { RankList } from "../../widgets/rank-list/rank-list.tsx";
import { PEOPLE } from "../../widgets/thread-card/story-data.ts";
import { UserResult } from "../../widgets/user-result/user-result.tsx";
import { Panel } from "./drawn.tsx";
import type { Pair } from "./pair.ts";

const foot = "flex justify-end gap-2";
const head = "flex items-center justify-between";
const options = ["全部", "最新", "最热"].map((label) => ({ value: label, label }));
const PICTURES = [{ url: "img/forest.jpg", alt: "秋天的树林" }];

/** What lies over the page: its panel, with what it would hold. */
export const OVERLAYS: Record<string, Pair[]> = {
  popover: [
    {
      good: (
        <Panel>
          <FilterChips aria-label="排序" value="最新" options={options} />
        </Panel>
      ),
      to: "一小块，选完就走，页面还看得见",
      bad: (
        <Panel title="编辑资料">
          <Field label="昵称">
            <Input defaultValue="云野" />
          </Field>
          <Field label="签名">
            <Input defaultValue="拍山，也拍山里的信号塔" />
          </Field>
          <Field label="所在地">
            <Input defaultValue="杭州" />
          </Field>
          <div className={foot}>
            <Button size="sm" tone="primary">
              保存
            </Button>
          </div>
        </Panel>
      ),
      notTo: "装一张长表单：点到外面就关了，写的全没了。那用 Dialog",
    },
  ],
  popup: [
    {
      good: (
        <Panel>
          <div className={head}>
            <b>选择城市</b>
            <IconButton aria-label="关闭">
              <X aria-hidden="true" />
            </IconButton>
          </div>
          杭州、厦门、成都
        </Panel>
      ),
      to: "maskClosable 关掉时，里面自己放一个关闭",
      bad: <Panel title="选择城市">杭州、厦门、成都</Panel>,
      notTo: "遮罩点不掉，里面也没有关闭：手机上没有 Esc，出不去",
    },
  ],
  sheet: [
    {
      good: (
        <Panel title="筛选">
          <FilterChips aria-label="排序" value="最新" options={options} />
          <Button tone="primary">看 86 条结果</Button>
        </Panel>
      ),
      to: "按钮放进 footer，写按下去得到什么",
      bad: (
        <Panel title="筛选">
          <FilterChips aria-label="排序" value="最新" options={options} />
          <Button tone="primary">确定</Button>
          <Button>重置</Button>
          <Button>取消</Button>
        </Panel>
      ),
      notTo: "「确定」不知道会剩几条，三个按钮占了半屏",
    },
  ],
  lightbox: [
    {
      good: (
        <Lightbox
          images={PICTURES}
          trigger={
            <button type="button" aria-label="秋天的树林，放大图片" className="block">
              <img src="img/forest.jpg" alt="" className="rounded-control" />
            </button>
          }
        />
      ),
      to: "按图片自己就放大，名字说的是画面",
      bad: (
        <div className="grid justify-items-start gap-2">
          <img src="img/forest.jpg" alt="" className="rounded-control" />
          <Lightbox
            images={[{ url: "img/forest.jpg", alt: "IMG_2041.jpg" }]}
            trigger={<Button size="sm">查看大图</Button>}
          />
          <span className="text-meta text-text-muted">读屏念「IMG_2041.jpg」</span>
        </div>
      ),
      notTo: "另放一个按钮，图名用文件名",
    },
  ],
  "rank-popup": [
    {
      good: (
        <Panel title="活跃榜" className="px-0 [&>b]:px-4">
          <RankList users={PEOPLE.slice(0, 4)} hrefOf={() => "#user"} />
        </Panel>
      ),
      to: "一行一人：名次、名字、关注",
      bad: (
        <Panel title="本月全站活跃度排行榜 TOP 100" className="px-0 [&>b]:px-4">
          {PEOPLE.slice(0, 2).map((user) => (
            <UserResult key={user.userId} user={user} href="#user" />
          ))}
        </Panel>
      ),
      notTo: "换成带简介的大行：400 高只看得到几个人，名次也丢了",
    },
  ],
  dialog: [
    {
      good: (
        <Panel title="改昵称">
          <span className="text-meta text-text-secondary">一个月能改一次。</span>
          <div className={foot}>
            <Button size="sm" tone="primary">
              保存
            </Button>
          </div>
        </Panel>
      ),
      to: "一件小事，一个主按钮",
      bad: (
        <Panel title="欢迎回来！">
          <span className="text-meta text-text-secondary">看看今天有什么新活动吧。</span>
        </Panel>
      ),
      notTo: "没人要求时弹出来打断人",
    },
  ],
  "confirm-dialog": [
    {
      good: (
        <Panel title="删除这条评论？">
          <div className={foot}>
            <Button size="sm">取消</Button>
            <Button size="sm" tone="danger">
              删除
            </Button>
          </div>
        </Panel>
      ),
      to: "问的是哪件事，按钮就写哪个动词",
      bad: (
        <Panel title="确定要执行此操作吗？">
          <div className={foot}>
            <Button size="sm">否</Button>
            <Button size="sm" tone="primary">
              是
            </Button>
          </div>
        </Panel>
      ),
      notTo: "「是」和「否」：要回头读一遍才敢按",
    },
  ],
};
