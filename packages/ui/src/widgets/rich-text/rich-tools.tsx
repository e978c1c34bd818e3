import { Maximize, MoveHorizontal } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { CopyPart } from "./copy-part.tsx";
import { richText } from "./rich-text-style.ts";
import { TableFrame, type TableFrameProps } from "./table-frame.tsx";

interface TableFootProps extends Omit<TableFrameProps, "ref"> {
  region: RefObject<HTMLElement | null>;
}

/** Controls below a table: a scroll hint, full screen and copy. */
export function TableFoot({ region, label, pinned, children }: TableFootProps) {
  const text = useForumText();
  const [scrolls, setScrolls] = useState(false);
  const [whole, setWhole] = useState(false);
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
            <span>{pinned ? text.tableScrollsPinned : text.tableScrolls}</span>
          </>
        )}
      </span>
      <span className="inline-flex flex-none items-center">
        {scrolls && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setWhole(true)}
            className="inline-flex min-h-8 flex-none items-center gap-1 rounded-control px-2 text-meta text-brand-text hover:underline max-md:min-h-11"
          >
            <Maximize aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
            <span>{text.wholeScreen}</span>
          </button>
        )}
        <CopyPart label={text.copyTable} read={() => linesOf(region.current)} className="" />
      </span>
      <Dialog
        open={whole}
        onOpenChange={setWhole}
        title={label}
        className="data-[layout=desktop]:w-[calc(100vw-2rem)] data-[layout=mobile]:max-h-dvh data-[layout=mobile]:min-h-dvh"
      >
        <div className={cn(richText(), "[--table-ground:var(--lens-color-surface-raised)]")}>
          <TableFrame label={label} pinned={pinned}>
            {children}
          </TableFrame>
        </div>
      </Dialog>
    </>
  );
}

/** Copy button in the corner of a code block. */
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

/** Returns a table as lines with tabs between cells, as spreadsheets expect. */
function linesOf(region: HTMLElement | null): string {
  const rows = [...(region?.querySelectorAll("tr") ?? [])];
  const getCellText = (cell: HTMLTableCellElement) => (cell.textContent ?? "").replace(/\s+/g, " ").trim();
  return rows.map((row) => [...row.cells].map(getCellText).join("\t")).join("\n");
}
