import type { Pair } from "../../docs/guidance.ts";
import { EmptyState } from "./empty-state.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <EmptyState title="还没有收藏" description="看到喜欢的，点星标就在这里。" actionHref="/community" />
    ),
    do: "说为什么空，给一条去路",
    bad: <EmptyState title="没有内容" description="请检查网络后重试。" />,
    dont: "把取不到写成没有：那用 ErrorState",
  },
];
