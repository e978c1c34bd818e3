import type { Pair } from "../../docs/guidance.ts";
import { Button } from "../button/button.tsx";
import { Pagination } from "./pagination.tsx";

export const guidance: Pair[] = [
  {
    good: <Pagination page={3} total={96} pageSize={20} hrefOf={(page) => `#p${page}`} />,
    do: "给 hrefOf，页码进地址，能收藏，能后退",
    bad: (
      <div className="flex justify-center gap-2">
        <Button size="sm">上一页</Button>
        <Button size="sm">下一页</Button>
      </div>
    ),
    dont: "只有两个按钮：不知道一共几页，也回不到第 3 页",
  },
];
