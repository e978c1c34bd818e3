import { Alert } from "../../widgets/alert/alert.tsx";
import { Badge } from "../../widgets/badge/badge.tsx";
import { Button } from "../../widgets/button/button.tsx";
import { EmptyState } from "../../widgets/empty-state/empty-state.tsx";
import { ErrorState } from "../../widgets/error-state/error-state.tsx";
import { ListFooter } from "../../widgets/list-footer/list-footer.tsx";
import { Progress } from "../../widgets/progress/progress.tsx";
import { Skeleton } from "../../widgets/skeleton/skeleton.tsx";
import { Spinner } from "../../widgets/spinner/spinner.tsx";
import type { Pair } from "./pair.ts";

const lines = "grid w-40 gap-2";
const bubble = "w-max rounded-md bg-text px-4 py-2 text-sm text-text-inverse";
const panel = "grid gap-4 rounded-xl bg-surface-raised p-5 shadow-popover";
const foot = "flex justify-end gap-2";

/** What the product says, and how. */
export const MESSAGES: Record<string, Pair[]> = {
  badge: [
    {
      good: <Badge count={120} />,
      to: "超过上限写 99+，宽度不再变",
      bad: <Badge count={12480} max={99999} />,
      notTo: "放开上限，徽标比图标还宽",
    },
  ],
  alert: [
    {
      good: <Alert tone="danger">没有加进来：photo.heic 有 32 MB，上限是 20 MB。</Alert>,
      to: "说哪一个、差多少",
      bad: <Alert tone="danger">上传失败！</Alert>,
      notTo: "只有结论和感叹号",
    },
    {
      good: <Alert tone="warning">审核中，别人暂时看不到。</Alert>,
      to: "一块一条，颜色配图标和文字",
      bad: (
        <div className="grid gap-2">
          <Alert tone="warning">审核中</Alert>
          <Alert tone="info">请耐心等待</Alert>
          <Alert tone="success">已提交</Alert>
        </div>
      ),
      notTo: "把过程堆成三条",
    },
  ],
  "empty-state": [
    {
      good: (
        <EmptyState title="还没有收藏" description="看到喜欢的，点星标就在这里。" actionHref="/community" />
      ),
      to: "说为什么空，给一条去路",
      bad: <EmptyState title="没有内容" description="请检查网络后重试。" />,
      notTo: "把取不到写成没有：那用 ErrorState",
    },
  ],
  "error-state": [
    {
      good: <ErrorState size="sm" title="没取到评论" onRetry={() => {}} />,
      to: "说没取到什么，能再试一次",
      bad: <EmptyState size="sm" title="没有评论" />,
      notTo: "取不到时写成没有",
    },
  ],
  skeleton: [
    {
      good: (
        <div className={lines}>
          <Skeleton className="h-3" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      ),
      to: "占住内容的位置，来了不跳",
      bad: <Skeleton className="h-24 w-full" />,
      notTo: "一整块灰：看不出会来什么",
    },
  ],
  spinner: [
    {
      good: <Spinner label="正在取更多" />,
      to: "短的等待，写给读屏在等什么",
      bad: (
        <div className={lines}>
          <Spinner />
          <Spinner />
          <Spinner />
        </div>
      ),
      notTo: "一屏好几个圈：首屏用骨架",
    },
  ],
  "list-footer": [
    {
      good: <ListFooter status="over" />,
      to: "到底就说到底",
      bad: <ListFooter status="loading" />,
      notTo: "没有更多了还一直转",
    },
  ],
  progress: [
    {
      good: <Progress aria-label="上传" value={40} max={100} />,
      to: "知道走了多少时用",
      bad: <Progress aria-label="上传" value={99} max={100} />,
      notTo: "不知道多少就停在 99：用转圈",
    },
  ],
  toast: [
    {
      good: <div className={bubble}>签到成功，积分 +5</div>,
      to: "一句结果，不用人做什么",
      bad: <div className={bubble}>发布失败，点击这里重新编辑后再次提交</div>,
      notTo: "要人动手的话：1500 ms 来不及读",
    },
  ],
  "confirm-dialog": [
    {
      good: (
        <div className={panel}>
          <b>删除这条评论？</b>
          <div className={foot}>
            <Button size="sm">取消</Button>
            <Button size="sm" tone="danger">
              删除
            </Button>
          </div>
        </div>
      ),
      to: "问的是哪件事，按钮就写哪个动词",
      bad: (
        <div className={panel}>
          <b>确定要执行此操作吗？</b>
          <div className={foot}>
            <Button size="sm">否</Button>
            <Button size="sm" tone="primary">
              是
            </Button>
          </div>
        </div>
      ),
      notTo: "「是」和「否」：要回头读一遍才敢按",
    },
  ],
  dialog: [
    {
      good: (
        <div className={panel}>
          <b>改昵称</b>
          <span className="text-sm text-text-secondary">一个月能改一次。</span>
          <div className={foot}>
            <Button size="sm" tone="primary">
              保存
            </Button>
          </div>
        </div>
      ),
      to: "一件小事，一个主按钮",
      bad: (
        <div className={panel}>
          <b>欢迎回来！</b>
          <span className="text-sm text-text-secondary">看看今天有什么新活动吧。</span>
        </div>
      ),
      notTo: "没人要求时弹出来打断人",
    },
  ],
};
