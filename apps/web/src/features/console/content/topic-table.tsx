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
import { COUNT, type Column, FIGURES } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import type { RowAct } from "../list/row-actions.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleTopicsText as text } from "./topic-table-text.ts";

type Row = RowOf<"topicManageList">;
type Save = Omit<BodyOf<"topicManageSave">, "cover"> & { cover: string[] };

const columns: readonly Column<Row>[] = [
  {
    title: text.word,
    cell: (row) => (
      <Link href={paths.topic(row.id)} className="hover:text-brand-text">
        <ItemCell src={row.cover} title={`#${row.content}`} note={row.intro} />
      </Link>
    ),
  },
  {
    title: text.threads,
    order: "thread_count",
    className: COUNT,
    cell: (row) => formatCount(row.threadCount),
  },
  {
    title: text.follows,
    order: "follow_count",
    className: COUNT,
    cell: (row) => formatCount(row.followCount),
  },
  { title: text.views, order: "view_count", className: COUNT, cell: (row) => formatCount(row.viewCount) },
  { title: text.heat, order: "week_heat", className: COUNT, cell: (row) => row.weekHeat },
  {
    title: deskText.state,
    cell: ({ isShow, mergedInto }) =>
      mergedInto ? (
        <span className="wrap-anywhere text-text-muted">{fillText(text.into, { name: mergedInto })}</span>
      ) : (
        <Tag tone={isShow ? "brand" : "danger"}>{text.states[isShow ? "shown" : "hidden"]}</Tag>
      ),
  },
  {
    title: text.created,
    order: "created_at",
    className: FIGURES,
    cell: ({ createdAt, creator }) => (
      <>
        {createdAt.slice(0, 10)}
        {creator && <small className="block text-text-muted">{fillText(text.by, { name: creator })}</small>}
      </>
    ),
  },
];

const fields = (): FormField[] => [
  { name: "content", label: text.word, required: true, max: 20, wide: true },
  { name: "intro", label: text.intro, kind: "area", rows: 3, max: 200 },
  { name: "cover", label: text.cover, kind: "pictures", max: 1 },
];

/** Hides a topic that is shown, and brings it back. */
const showing = ({ id, content, isShow }: Row): RowAct =>
  isShow
    ? {
        label: text.hide,
        icon: EyeOff,
        danger: true,
        ask: fillText(text.hideAsk, { name: content }),
        act: (api) => api.call("topicManageShow", { body: { id, isShow: 0 } }),
      }
    : { label: text.show, act: (api) => api.call("topicManageShow", { body: { id, isShow: 1 } }) };

function MergeDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`topic.merge.${row.id}`}
      title={text.mergeTitle}
      description={fillText(text.mergeHint, { name: row.content })}
      submit={text.merge}
      tone="danger"
      fields={[{ name: "into", label: text.taker, kind: "topic", required: true }]}
      onSubmit={(api, { into }: Pick<BodyOf<"topicManageMerge">, "into">) =>
        api.call("topicManageMerge", { body: { id: row.id, into }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** The topics: their face, hiding one, and giving a duplicate to another. */
export function TopicTable() {
  const [merged, setMerged] = useState<Row>();
  return (
    <>
      <DeskTable
        id="topicManageList"
        byItself="created_at"
        thing={consoleText.sections.topics}
        label={consoleText.sections.topics}
        columns={columns}
        filters={[
          { name: "keyWord", label: text.word },
          { name: "state", label: deskText.state, options: Object.entries(text.states) },
        ]}
        fields={fields}
        nameOf={({ content }) => content}
        save={(api, { cover, ...body }: Save, id) =>
          api.call("topicManageSave", { body: { ...body, cover: cover[0] ?? "", ...id }, silent: true })
        }
        isFixed={({ mergedInto }) => mergedInto !== ""}
        more={(row) => [
          { label: text.merge, icon: Merge, danger: true, open: () => setMerged(row) },
          showing(row),
        ]}
      />
      {merged && <MergeDialog row={merged} onClose={() => setMerged(undefined)} />}
    </>
  );
}
