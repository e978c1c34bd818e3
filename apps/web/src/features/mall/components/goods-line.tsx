import { PointsMark } from "@lenscape/ui/points-mark";

interface GoodsLineProps {
  coverUrl: string;
  name: string;
  note: string;
  points: number;
}

/** Product in one line: picture, name, note and points. */
export function GoodsLine({ coverUrl, name, note, points }: GoodsLineProps) {
  return (
    <div className="flex items-center gap-3 max-xs:flex-wrap">
      <span className="h-13.5 w-18 flex-none overflow-hidden rounded-control bg-surface-sunken">
        {coverUrl && (
          <img
            src={coverUrl}
            alt=""
            width={72}
            height={54}
            className="size-full object-cover dark:brightness-92"
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold max-xs:whitespace-normal">{name}</span>
        <span className="block truncate text-text-muted text-meta max-xs:whitespace-normal">{note}</span>
      </span>
      <PointsMark value={points} />
    </div>
  );
}
