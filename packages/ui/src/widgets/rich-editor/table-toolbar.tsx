import { type Editor, useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  type LucideIcon,
  TableColumnsSplit,
  TableProperties,
  TableRowsSplit,
  Trash2,
} from "lucide-react";
import { Toolbar, ToolbarButton, ToolbarDivider } from "../toolbar/toolbar.tsx";
import { useEditorText } from "./editor-text.ts";
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  runTable,
  toggleHeaderRow,
} from "./table-nodes.ts";

type Command = Parameters<typeof runTable>[1];

/** Toolbar of the table at the caret; nothing outside a table. */
export function TableToolbar({ editor }: { editor: Editor }) {
  const text = useEditorText();
  const { inTable, canAddRow, canAddColumn } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: isInTable(now.state),
      canAddRow: addRow(now.state),
      canAddColumn: addColumn(now.state),
    }),
  });
  if (!inTable) return null;
  const act = (label: string, Icon: LucideIcon, command: Command, inactive?: boolean) => (
    <ToolbarButton
      aria-label={label}
      inactive={inactive}
      onClick={() => {
        runTable(editor, command);
        editor.commands.focus();
      }}
    >
      <Icon aria-hidden="true" strokeWidth={1.7} />
    </ToolbarButton>
  );
  return (
    <Toolbar
      aria-label={text.table}
      className="overflow-x-auto border-border border-t px-2 py-1 [scrollbar-width:none] md:px-6"
    >
      {act(text.addRow, BetweenHorizontalStart, addRow, !canAddRow)}
      {act(text.addColumn, BetweenVerticalStart, addColumn, !canAddColumn)}
      {act(text.deleteRow, TableRowsSplit, deleteRow)}
      {act(text.deleteColumn, TableColumnsSplit, deleteColumn)}
      <ToolbarDivider />
      {act(text.headerRow, TableProperties, toggleHeaderRow)}
      {act(text.deleteTable, Trash2, deleteTable)}
      <span className="ms-2 flex-none text-meta text-text-muted max-md:hidden">{text.tableKeys}</span>
    </Toolbar>
  );
}
