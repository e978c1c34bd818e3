import { MoveHorizontal } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { useForumText } from "../thread-card/forum-text.ts";
import { CopyPart } from "./copy-part.tsx";

/** Below a table: how to see the rest of it, where it is wider than its frame, and a way to copy it. */
export function TableFoot({ region, pinned }: { region: RefObject<HTMLElement | null>; pinned: boolean }) {
  const text = useForumText();
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    watch.observe(element);
    return () => watch.disconnect();
  }, [region]);
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        {scrolls && (
          <>
            <MoveHorizontal aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
            {pinned ? text.tableScrollsPinned : text.tableScrolls}
          </>
        )}
      </span>
      <CopyPart label={text.copyTable} read={() => linesOf(region.current)} className="" />
    </>
  );
}

/** In the corner of a block of code. */
export function CodeCopy({ code }: { code: RefObject<HTMLElement | null> }) {
  const text = useForumText();
  return (
    <CopyPart
      label={text.copyCode}
      read={() => code.current?.textContent ?? ""}
      className="absolute top-1 right-1 bg-surface-sunken"
    />
  );
}

/** A row per line and a tab between cells, which spreadsheets take apart again. */
function linesOf(region: HTMLElement | null): string {
  const rows = [...(region?.querySelectorAll("tr") ?? [])];
  const words = (cell: HTMLTableCellElement) => (cell.textContent ?? "").replace(/\s+/g, " ").trim();
  return rows.map((row) => [...row.cells].map(words).join("\t")).join("\n");
}
