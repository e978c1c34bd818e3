import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Cover } from "../cover/cover.tsx";

export type FloorItem = {
  /** `thread` for threads, `goods` for products. */
  kind: string;
  id: string;
  title: string;
  /** May be empty. */
  picUrl?: string | null;
  note: string;
};

export type FloorView = { id: string; title: string; items?: FloorItem[] | null };

export type FloorListProps = Omit<ComponentProps<"div">, "children"> & {
  /** Sections with title and items, in display order. */
  floors: readonly FloorView[];
  /** Returns the address of an item. */
  hrefOf: (item: FloorItem) => string;
};

/**
 * Recommendation sections: each with a title and rows of image, title and note. A missing image is
 * replaced by the first character of the title.
 */
export function FloorList({ floors, hrefOf, className, ...props }: FloorListProps) {
  return (
    <div data-slot="floor-list" {...props} className={cn("grid grid-cols-[minmax(0,1fr)] gap-4", className)}>
      {floors.map((floor) => (
        <section key={floor.id} aria-label={floor.title}>
          <h3 className="mb-1 px-4 text-meta font-semibold text-text-secondary">{floor.title}</h3>
          <ul>
            {floor.items?.map((item) => (
              <li key={`${item.kind}-${item.id}`}>
                <FloorRow item={item} href={hrefOf(item)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FloorRow({ item, href }: { item: FloorItem; href: string }) {
  return (
    <Link
      href={href}
      data-slot="floor-row"
      className="group flex min-h-14 items-center gap-3 px-4 py-1.5 hover:bg-surface-hover focus-visible:-outline-offset-2"
    >
      <Cover src={item.picUrl} name={item.title} className="h-11 w-16 flex-none rounded-control" />
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere group-hover:text-brand-text">{item.title}</span>
        {item.note && <span className="block truncate text-text-muted text-meta">{item.note}</span>}
      </span>
    </Link>
  );
}
