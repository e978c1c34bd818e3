import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";

export type FloorItem = {
  /** `thread` 帖子，`goods` 商品。 */
  kind: string;
  id: string;
  title: string;
  /** 可为空串。 */
  picUrl?: string | null;
  note: string;
};

export type FloorView = { id: string; title: string; items?: FloorItem[] | null };

export type FloorListProps = Omit<ComponentProps<"div">, "children"> & {
  /** 各层的标题与内容，按显示次序。 */
  floors: readonly FloorView[];
  /** 由一项得到它的去处。 */
  hrefOf: (item: FloorItem) => string;
};

/** 推荐楼层：每层一个题目，下面两列图块（SEARCH-021）。没有图的块用底色。 */
export function FloorList({ floors, hrefOf, className, ...props }: FloorListProps) {
  return (
    <div data-slot="floor-list" {...props} className={cn("grid gap-4 px-4 pb-2", className)}>
      {floors.map((floor) => (
        <section key={floor.id} aria-label={floor.title}>
          <h3 className="mb-2 text-sm font-medium text-text-secondary">{floor.title}</h3>
          <ul className="grid grid-cols-2 max-xs:grid-cols-1 gap-2">
            {floor.items?.map((item) => (
              <li key={`${item.kind}-${item.id}`}>
                <FloorTile item={item} href={hrefOf(item)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FloorTile({ item, href }: { item: FloorItem; href: string }) {
  const picture = Boolean(item.picUrl);
  return (
    <Link
      href={href}
      data-slot="floor-tile"
      className={cn(
        "relative isolate flex h-17 items-end overflow-hidden rounded-md p-2.5",
        picture ? "bg-black text-white" : "bg-surface-sunken text-text hover:bg-border",
      )}
    >
      {picture && (
        <>
          <img
            src={item.picUrl ?? ""}
            alt=""
            width={280}
            height={136}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 -z-1 size-full object-cover"
          />
          <span className="absolute inset-0 -z-1 bg-black/55" />
        </>
      )}
      <span className="min-w-0">
        <b className="block truncate font-semibold">{item.title}</b>
        {item.note && <span className="block truncate text-xs">{item.note}</span>}
      </span>
    </Link>
  );
}
