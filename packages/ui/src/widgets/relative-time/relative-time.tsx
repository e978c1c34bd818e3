import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { useText } from "../../lib/locale.tsx";
import { formatRelative, toIsoTime } from "../../lib/time.ts";

const Now = createContext<number | undefined>(undefined);

export type ClockProps = {
  /** Current time in milliseconds; all times below follow it. */
  now: number;
  /** Content. */
  children: ReactNode;
};

/** Provides the current time to every `RelativeTime` below. Render it once at the root of the app. */
export function Clock({ now, children }: ClockProps) {
  return <Now value={now}>{children}</Now>;
}

export type RelativeTimeProps = Omit<ComponentProps<"time">, "children" | "dateTime"> & {
  /** Wire time, `YYYY-MM-DD HH:mm:ss`; other text is shown unchanged. */
  value: string;
  /** Current time in milliseconds; default: that of `Clock`, or without it the time to the minute. */
  now?: Date | number;
};

/** Time relative to now: 刚刚, 5 分钟前, 昨天 21:40, 08-17, with the full time as tooltip. */
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
