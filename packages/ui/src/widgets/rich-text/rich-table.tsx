import type { Element, ElementContent } from "hast";
import { type ComponentProps, useRef } from "react";
import { fillText } from "../../lib/text-zh-hans.ts";
import { useForumText } from "../thread-card/forum-text.ts";
import type { PartProps } from "./tree-to-react.ts";
import { useRichTools } from "./use-rich-tools.ts";

/** A table to read: wider than the text, it scrolls inside a named region and its first column stays. */
export function RichTable({ node, children }: PartProps<ComponentProps<"table">>) {
  const text = useForumText();
  const region = useRef<HTMLDivElement>(null);
  const tools = useRichTools();
  const { rows, columns, pinned } = measure(node);
  return (
    // Its size never makes the page around it wider.
    <div data-slot="rich-text-table" className="[contain:inline-size]">
      {/* biome-ignore lint/a11y/useSemanticElements: a section is a region only with a name, and this one always has it */}
      <div
        ref={region}
        role="region"
        aria-label={fillText(text.table, { rows, columns })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        data-pinned={pinned || undefined}
        className="overflow-x-auto overscroll-x-contain rounded-md border border-border data-pinned:[&_tr>*:first-child]:sticky data-pinned:[&_tr>*:first-child]:left-0 data-pinned:[&_tr>*:first-child]:z-1 data-pinned:[&_tr>*:first-child]:max-w-[40vw] data-pinned:[&_tr>td:first-child]:bg-surface"
      >
        <table>{children}</table>
      </div>
      <div className="flex min-h-8 items-center justify-between gap-2 text-sm text-text-muted max-md:min-h-11">
        {tools && <tools.TableFoot region={region} pinned={pinned} />}
      </div>
    </div>
  );
}

const isElement = (node: ElementContent): node is Element => node.type === "element";

/** A cell that reaches down makes the first cell of a later row stand elsewhere: such a table has no column to keep. */
function measure(table: Element): { rows: number; columns: number; pinned: boolean } {
  const rows = table.children.filter(isElement).flatMap((section) => section.children.filter(isElement));
  const widths = rows.map(({ children }) =>
    children.filter(isElement).reduce((sum, { properties }) => sum + (Number(properties.colSpan) || 1), 0),
  );
  const columns = Math.max(...widths, 0);
  const reaches = rows.some(({ children }) =>
    children.some((cell) => isElement(cell) && cell.properties.rowSpan),
  );
  return { rows: rows.length, columns, pinned: columns > 2 && !reaches };
}
