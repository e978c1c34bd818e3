import type { MouseEvent } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useShellText } from "../popup/shell-text.ts";

export type CheckInSunProps = {
  /** Whether today is checked in: the disc is filled. */
  signed: boolean;
  /** Address of the check-in page, which opens after the check-in and in new tabs. */
  href: string;
  /** Checks in; without it a press opens the page. */
  onSign?: () => void;
  className?: string;
  /** Position on the day line in percent. */
  at?: number;
};

/** The sun as a button: an outlined disc before the check-in, a full one after it. */
export function CheckInSun({ signed, href, onSign, className, at }: CheckInSunProps) {
  const text = useShellText();
  const press = (event: MouseEvent) => {
    if (signed || !onSign || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onSign();
  };
  return (
    <Link
      href={href}
      data-part="sun"
      aria-label={signed ? text.signedIn : text.signInNow}
      onClick={press}
      className={cn("group grid justify-items-center rounded-control", className)}
      style={at === undefined ? undefined : { left: `${at}%` }}
      suppressHydrationWarning
    >
      <span
        className={cn(
          "size-3.5 rounded-full border-2 border-accent-edge transition-[scale,background-color] duration-(--lens-duration-press) group-active:scale-86",
          signed ? "bg-accent" : "bg-surface group-hover:bg-accent-soft",
        )}
      />
    </Link>
  );
}

export type DayLineProps = Omit<CheckInSunProps, "className" | "at"> & {
  /** Elapsed part of the day between 06:00 and 20:00, in percent. */
  elapsed: number;
};

/**
 * Lower edge of the top bar as a day: 06:00 at the left end of the content, 20:00 at the right, amber up to now. The sun
 * rests on it and checks in. Not on phones.
 */
export function DayLine({ elapsed, ...sun }: DayLineProps) {
  return (
    <div
      data-slot="day-line"
      className="pointer-events-none absolute inset-x-0 -bottom-px mx-auto h-4.75 w-[min(100%-3rem,var(--lens-size-content))] max-md:hidden"
    >
      <span
        className="absolute bottom-0 left-0 h-0.5 bg-accent forced-colors:bg-[Highlight]"
        style={{ width: `${elapsed}%` }}
        suppressHydrationWarning
      />
      <CheckInSun
        {...sun}
        at={elapsed}
        // Begins below the controls and reaches 6 px below the bar.
        className="pointer-events-auto absolute -bottom-1.5 h-6 w-10 -translate-x-1/2 content-end pb-1.75"
      />
    </div>
  );
}
