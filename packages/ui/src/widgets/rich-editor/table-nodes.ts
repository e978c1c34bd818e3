import { limits } from "@lenscape/richtext/limits";
import { type Editor, Extension, type Extensions, mergeAttributes, Node } from "@tiptap/core";
import { type Command, TextSelection, type Transaction } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  TableMap,
  type TableRect,
  tableEditing,
  toggleHeaderRow,
} from "@tiptap/pm/tables";

/** Allowed content of a cell: everything except tables. */
const CELL_CONTENT =
  "(paragraph | heading | blockquote | bulletList | orderedList | codeBlock | horizontalRule | picture)+";

const ROLES: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
});

const cell = (name: "tableCell" | "tableHeader", tag: "td" | "th") =>
  Node.create({
    name,
    content: CELL_CONTENT,
    isolating: true,
    addAttributes: () => ({
      colspan: span("colspan"),
      rowspan: span("rowspan"),
      align: { default: null, parseHTML: (element) => element.getAttribute("align") },
      // Read by the commands of the library; widths are not saved.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

/** Aligns new cells like their neighbours, because the library creates them without attributes. */
function alignNew(tr: Transaction, { tableStart, bottom, right }: TableRect, added: "row" | "column"): void {
  const table = tr.doc.nodeAt(tableStart - 1)!;
  const map = TableMap.get(table);
  const cells =
    added === "row"
      ? Array.from({ length: map.width }, (_, left) => [bottom * map.width + left, map.width] as const)
      : Array.from({ length: map.height }, (_, top) => [top * map.width + right, 1] as const);
  for (const [at, back] of cells) {
    // A cell that spans both positions keeps its alignment.
    const { align } = table.nodeAt(map.map[at - back]!)!.attrs;
    if (align) tr.setNodeAttribute(tableStart + map.map[at]!, "align", align);
  }
}

/** Wraps `addRowAfter` and similar commands in the same undo step, as long as the policy accepts the table. */
const adding =
  (added: "row" | "column"): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const [add, fits] =
      added === "row"
        ? [addRowAfter, rect.map.height < limits.tableRows]
        : [addColumnAfter, rect.map.width < limits.tableColumns];
    const aligned = (tr: Transaction) => {
      alignNew(tr, rect, added);
      dispatch?.(tr);
    };
    return fits && add(state, dispatch && aligned);
  };
export const addRow = adding("row");
export const addColumn = adding("column");
export { deleteColumn, deleteRow, deleteTable, isInTable, toggleHeaderRow };

/** Runs a command at the caret; returns whether it had an effect. */
export const runTable = (editor: Editor, command: Command): boolean =>
  command(editor.state, editor.view.dispatch, editor.view);

function nextCell(editor: Editor): boolean {
  if (!isInTable(editor.state)) return false;
  if (runTable(editor, goToNextCell(1))) return true;
  return runTable(editor, addRow) && runTable(editor, goToNextCell(1));
}

/** A line `| 甲 | 乙 |` becomes a table with this head. */
const WRITTEN_HEAD = /^\|([^|]+\|){2,40}$/;

function fromWrittenHead(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const line = $from.parent.textContent.trim();
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== "paragraph" || !WRITTEN_HEAD.test(line)) {
    return false;
  }
  const heads = line.slice(1, -1).split("|");
  const at = $from.before();
  const table = tableOf(heads.map((head) => head.trim()));
  return editor
    .chain()
    .insertContentAt({ from: at, to: $from.after() }, table)
    .command(({ tr }) => {
      const from = at + (tr.doc.nodeAt(at)?.firstChild?.nodeSize ?? 0) + 1;
      tr.setSelection(TextSelection.near(tr.doc.resolve(from)));
      return true;
    })
    .run();
}

/** Creates a table with these heads and empty rows. */
function tableOf(heads: readonly string[], rows = 1) {
  const row = (type: string, texts: readonly string[]) => ({
    type: "tableRow",
    content: texts.map((text) => ({
      type,
      content: [{ type: "paragraph", ...(text && { content: [{ type: "text", text }] }) }],
    })),
  });
  const blank = heads.map(() => "");
  return {
    type: "table",
    content: [row("tableHeader", heads), ...Array.from({ length: rows }, () => row("tableCell", blank))],
  };
}

/** Inserts an empty table with three columns and moves the caret into its first cell. */
export function insertTable(editor: Editor): void {
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContent(tableOf(["", "", ""], 2))
    .command(({ tr }) => {
      let first: number | undefined;
      tr.doc.nodesBetween(Math.max(0, from - 1), tr.doc.content.size, (node, at) => {
        if (first === undefined && node.type.name === "table") first = at;
        return first === undefined;
      });
      if (first !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(first + 3)));
      return true;
    })
    .run();
}

const keys: Record<string, (pressed: { editor: Editor }) => boolean> = {
  Tab: ({ editor }) => nextCell(editor),
  "Shift-Tab": ({ editor }) => isInTable(editor.state) && runTable(editor, goToNextCell(-1)),
  Enter: ({ editor }) => fromWrittenHead(editor),
};

/** Table extensions: those of the editor's core, restricted to the elements of the policy. */
export const tableExtensions: Extensions = [
  Extension.create({
    name: "tables",
    // Before lists and code, which handle Tab too.
    priority: 200,
    extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts: () => keys,
  }),
  Node.create({
    name: "table",
    content: "tableRow+",
    group: "block",
    isolating: true,
    parseHTML: () => [{ tag: "table" }],
    // The frame scrolls while editing; the policy publishes the table without it.
    renderHTML: () => ["div", { class: "table-frame" }, ["table", ["tbody", 0]]],
  }),
  Node.create({
    name: "tableRow",
    content: "(tableCell | tableHeader)*",
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: () => ["tr", 0],
  }),
  cell("tableCell", "td"),
  cell("tableHeader", "th"),
];
