import type { BodyOf, RowOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { EyeOff, Merge } from "lucide-react";
import { useState } from "react";
import { paths } from "#paths";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column, NUMERIC_CELL } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import type { RowAction } from "../list/row-actions.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { topicTableText as text } from "./text.ts";

type Row = RowOf<"topicManageList">;
type Save = Omit<BodyOf<"topicManageSave">, "cover"> & { cover: string[] };

const columns: readonly Column<Row>[] = [
  {
    title: text.name,
    cell: (row) => (
      <Link href={paths.topic(row.id)} className="hover:text-brand-text">
        <ItemCell src={row.cover} title={`#${row.content}`} note={row.intro} />
      </Link>
    ),
  },
  {
    title: text.threads,
    order: "thread_count",
    className: COUNT_CELL,
    cell: (row) => formatCount(row.threadCount),
  },
  {
    title: text.follows,
    order: "follow_count",
    className: COUNT_CELL,
    cell: (row) => formatCount(row.followCount),
  },
  {
    title: text.views,
    order: "view_count",
    className: COUNT_CELL,
    cell: (row) => formatCount(row.viewCount),
  },
  { title: text.heat, order: "week_heat", className: COUNT_CELL, cell: (row) => row.weekHeat },
  {
    title: tableText.state,
    cell: ({ isShow, mergedInto }) =>
      mergedInto ? (
        <span className="wrap-anywhere text-text-muted">
          {fillText(text.mergedInto, { name: mergedInto })}
        </span>
      ) : (
        <Tag tone={isShow ? "brand" : "danger"}>{text.states[isShow ? "shown" : "hidden"]}</Tag>
      ),
  },
  {
    title: text.createdAt,
    order: "created_at",
    className: NUMERIC_CELL,
    cell: ({ createdAt, creator }) => (
      <>
        <span>{createdAt.slice(0, 10)}</span>
        {creator && (
          <small className="block text-text-muted">{fillText(text.createdBy, { name: creator })}</small>
        )}
      </>
    ),
  },
];

const fields = (): FormField[] => [
  { name: "content", label: text.name, required: true, max: 20, wide: true },
  { name: "intro", label: text.intro, kind: "textarea", rows: 3, max: 200 },
  { name: "cover", label: text.cover, kind: "pictures", max: 1 },
];

/** Action that hides a visible topic, or shows a hidden one. */
const getVisibilityAction = ({ id, content, isShow }: Row): RowAction =>
  isShow
    ? {
        label: text.hide,
        icon: EyeOff,
        danger: true,
        question: fillText(text.hideQuestion, { name: content }),
        run: (api) => api.call("topicManageShow", { body: { id, isShow: 0 } }),
      }
    : { label: text.show, run: (api) => api.call("topicManageShow", { body: { id, isShow: 1 } }) };

/** Merges a topic into another one. */
function MergeDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`topic.merge.${row.id}`}
      title={text.mergeTitle}
      description={fillText(text.mergeHint, { name: row.content })}
      submit={text.merge}
      tone="danger"
      fields={[{ name: "into", label: text.mergeTarget, kind: "topic", required: true }]}
      onSubmit={(api, { into }: Pick<BodyOf<"topicManageMerge">, "into">) =>
        api.call("topicManageMerge", { body: { id: row.id, into }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** Topics, with actions to edit, hide and merge them. */
export function TopicTable() {
  const [mergeSource, setMergeSource] = useState<Row>();
  return (
    <>
      <EditableTable
        id="topicManageList"
        defaultOrder="created_at"
        itemName={consoleText.sections.topics}
        label={consoleText.sections.topics}
        columns={columns}
        filters={[
          { name: "keyWord", label: text.name },
          { name: "state", label: tableText.state, options: Object.entries(text.states) },
        ]}
        fields={fields}
        getName={({ content }) => content}
        save={(api, { cover, ...body }: Save, id) =>
          api.call("topicManageSave", { body: { ...body, cover: cover[0] ?? "", ...id }, silent: true })
        }
        isReadOnly={({ mergedInto }) => mergedInto !== ""}
        moreActions={(row) => [
          { label: text.merge, icon: Merge, danger: true, open: () => setMergeSource(row) },
          getVisibilityAction(row),
        ]}
      />
      {mergeSource && <MergeDialog row={mergeSource} onClose={() => setMergeSource(undefined)} />}
    </>
  );
}
