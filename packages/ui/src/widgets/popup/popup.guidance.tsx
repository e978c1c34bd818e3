import { X } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

const head = "flex items-center justify-between";

export const guidance: Pair[] = [
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
    do: "maskClosable 关掉时，里面自己放一个关闭",
    bad: <Panel title="选择城市">杭州、厦门、成都</Panel>,
    dont: "遮罩点不掉，里面也没有关闭：手机上没有 Esc，出不去",
  },
];
