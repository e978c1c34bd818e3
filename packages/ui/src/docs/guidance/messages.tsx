import { RotateCw } from "lucide-react";
import { Alert } from "../../widgets/alert/alert.tsx";
import { Badge } from "../../widgets/badge/badge.tsx";
import { EmptyState } from "../../widgets/empty-state/empty-state.tsx";
import { ErrorState } from "../../widgets/error-state/error-state.tsx";
import { IconButton } from "../../widgets/icon-button/icon-button.tsx";
import { ListFooter } from "../../widgets/list-footer/list-footer.tsx";
import { Progress } from "../../widgets/progress/progress.tsx";
import { PullRefresh } from "../../widgets/pull-refresh/pull-refresh.tsx";
import { Skeleton } from "../../widgets/skeleton/skeleton.tsx";
import { Spinner } from "../../widgets/spinner/spinner.tsx";
import type { Pair } from "./pair.ts";

const lines = "grid w-40 gap-2";
const bubble = "w-max rounded-control bg-text px-4 py-2 text-meta text-text-inverse";

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
  "pull-refresh": [
    {
      good: (
        <PullRefresh onRefresh={async () => {}}>
          <div className="flex items-center justify-between bg-surface px-4 py-2">
            最新
            <IconButton aria-label="刷新">
              <RotateCw aria-hidden="true" />
            </IconButton>
          </div>
        </PullRefresh>
      ),
      to: "旁边另放一个按钮，鼠标和键盘也刷得了",
      bad: (
        <PullRefresh onRefresh={async () => {}}>
          <p className="bg-surface px-4 py-3 text-center text-text-muted">请下拉刷新</p>
        </PullRefresh>
      ),
      notTo: "只写一句「请下拉」：没有触屏就刷不了",
    },
  ],
};
