import type { Element, ElementContent } from "hast";
import { type ComponentProps, useRef } from "react";
import { fillText } from "../../lib/fill-text.ts";
import { useForumText } from "../thread-card/forum-text.ts";
import { TableFrame } from "./table-frame.tsx";
import type { PartProps } from "./tree-to-react.ts";
import { useRichTools } from "./use-rich-tools.ts";

/** Table in a text: if it is wider, it scrolls inside a named region with a sticky first column. */
export function RichTable({ node, children }: PartProps<ComponentProps<"table">>) {
  const text = useForumText();
  const region = useRef<HTMLDivElement>(null);
  const tools = useRichTools();
  const { rows, columns, pinned } = measure(node);
  const frame = { label: fillText(text.table, { rows, columns }), pinned };
  return (
    // Keeps the table from widening the page.
    <div data-slot="rich-text-table" className="[contain:inline-size]">
      <TableFrame ref={region} {...frame}>
        {children}
      </TableFrame>
      <div className="flex min-h-8 items-center justify-between gap-2 text-meta text-text-muted max-md:min-h-11">
        {tools && (
          <tools.TableFoot region={region} {...frame}>
            {children}
          </tools.TableFoot>
        )}
      </div>
    </div>
  );
}

const isElement = (node: ElementContent): node is Element => node.type === "element";

/** Measures a table; a cell that spans rows moves the first cell of a later row, so that no column can be sticky. */
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
