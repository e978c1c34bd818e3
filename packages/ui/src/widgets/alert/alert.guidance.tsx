import type { Pair } from "../../docs/guidance.ts";
import { Alert } from "./alert.tsx";

export const guidance: Pair[] = [
  {
    good: <Alert tone="danger">没有加进来：photo.heic 有 32 MB，上限是 20 MB。</Alert>,
    do: "说哪一个、差多少",
    bad: <Alert tone="danger">上传失败！</Alert>,
    dont: "只有结论和感叹号",
  },
  {
    good: <Alert tone="warning">审核中，别人暂时看不到。</Alert>,
    do: "一块一条，颜色配图标和文字",
    bad: (
      <div className="grid gap-2">
        <Alert tone="warning">审核中</Alert>
        <Alert tone="info">请耐心等待</Alert>
        <Alert tone="success">已提交</Alert>
      </div>
    ),
    dont: "把过程堆成三条",
  },
];
