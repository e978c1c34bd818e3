import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { useText } from "../../lib/locale.tsx";
import { formatRelative, toIsoTime } from "../../lib/time.ts";

const Now = createContext<number | undefined>(undefined);

export type ClockProps = {
  /** 现在，毫秒；变了，里面的时间就跟着变。 */
  now: number;
  /** 里面的内容。 */
  children: ReactNode;
};

/** 给里面所有的 `RelativeTime` 对时，放在应用根部一次。 */
export function Clock({ now, children }: ClockProps) {
  return <Now value={now}>{children}</Now>;
}

export type RelativeTimeProps = Omit<ComponentProps<"time">, "children" | "dateTime"> & {
  /** `YYYY-MM-DD HH:mm:ss`；别的写法照样显示。 */
  value: string;
  /** 现在，毫秒；不给就用外面 `Clock` 的，都没有就写到分钟。 */
  now?: Date | number;
};

/** 一个时间：刚刚、5 分钟前、昨天 21:40、08-17，指到时看到完整的那一刻。 */
export function RelativeTime({ value, now: given, ...props }: RelativeTimeProps) {
  const text = useText();
  const clock = use(Now);
  const now = given ?? clock;
  return (
    <time data-slot="relative-time" dateTime={toIsoTime(value)} title={value} {...props}>
      {now === undefined ? value.slice(0, "YYYY-MM-DD HH:mm".length) : formatRelative(value, now, text)}
    </time>
  );
}
