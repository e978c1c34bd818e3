export interface Capture {
  /** Name of the device. */
  device?: string | null | undefined;
  /** Name of the place. */
  place?: string | null | undefined;
  /** Time of the day, `HH:mm`. */
  time?: string | undefined;
}

/** Capture data on an image: place on the left, time and device on the right. Hidden from screen readers. */
export function CaptureLine({ device, place, time }: Capture) {
  return (
    <span
      data-slot="capture-line"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 z-1 bg-linear-to-b from-black/60 to-transparent px-3 pt-3 pb-6 text-left font-mono text-meta text-hud md:px-5"
    >
      {/* One line: without space for both, the place wraps and is hidden. */}
      <span className="flex h-[1lh] flex-row-reverse flex-wrap justify-between gap-x-3 overflow-hidden">
        <span className="flex flex-none tabular-nums">
          {time && <span className="mr-3 border-r border-hud/60 pr-3">{time}</span>}
          <span>{device}</span>
        </span>
        <span className="max-w-full truncate">{place}</span>
      </span>
    </span>
  );
}
