import { useState } from "react";
import type { Pair } from "../../docs/guidance.ts";
import { BackToTop } from "./back-to-top.tsx";

const lines = ["第一视角的秋天", "骑行与导航", "夜路的亮度", "雾里的信号塔", "菜市场的字幕", "两万步"];

/** A scrolled list with the button, which gets the list as its scroller with `isConnected`. */
function Scrolled({ isConnected }: { isConnected: boolean }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const begin = (element: HTMLElement | null) => {
    if (element) element.scrollTop = 120;
    setList(element);
  };
  return (
    <div className="relative h-40 overflow-hidden rounded-control bg-surface [contain:layout]">
      <div ref={begin} className="h-full overflow-y-scroll px-4">
        {[...lines, ...lines].map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant
          <p key={at} className="border-b border-border py-2">
            {line}
          </p>
        ))}
      </div>
      <BackToTop {...(isConnected && { scroller: list })} className="right-4 bottom-4 max-md:bottom-4" />
    </div>
  );
}

export const guidance: Pair[] = [
  {
    good: <Scrolled isConnected />,
    do: "自己滚动的一块，把它给 scroller",
    bad: <Scrolled isConnected={false} />,
    dont: "不给：它只看整页，该出来时不出来，按了列表也不动",
  },
];
