import { Image } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MessageComposer } from "./message-composer.tsx";

const message = {
  value: "周六几点出发？",
  length: 7,
  max: 500,
  onValueChange: nothing,
  onSend: nothing,
  tools: (
    <IconButton aria-label="图片">
      <Image aria-hidden="true" />
    </IconButton>
  ),
};

export const guidance: Pair[] = [
  {
    good: <MessageComposer {...message} label="发给苏木木" hint="Enter 发送，Shift + Enter 换行" />,
    do: "写清哪个键发送；名字写发给谁",
    bad: <MessageComposer {...message} label="请输入" />,
    dont: "不写：按回车想换行，半句就发出去了",
  },
];
