import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { consoleText } from "#copy/console.ts";
import { deskText } from "#copy/console-desk.ts";
import { DeskTable } from "./desk-table.tsx";
import type { FormField } from "./form-values.ts";
import { type Column, FIGURES } from "./list.tsx";

type Row = RowOf<"floorManageList">;
type Place = Row["items"][number];

const text = deskText.site;
const LINE = /^(帖子|商品)\s+([1-9]\d{0,17})(?:\s+(\S.{0,39}))?$/;

/** So much of a wrong line is said: enough to find it. */
const LINE_SAID = 40;

/** What stands on a floor as lines to be edited: 帖子 301 一句说明. */
const lineOf = ({ kind, targetId, note }: Place) => `${text.kinds[kind]} ${targetId} ${note}`.trim();

/** The place that a line describes; undefined for one that describes none. */
function placeOf(line: string): Place | undefined {
  const [, kind, targetId, note = ""] = LINE.exec(line.trim()) ?? [];
  if (!targetId) return undefined;
  return { kind: kind === text.kinds.goods ? "goods" : "thread", targetId, note };
}

const faultOf = (typed: string) => {
  const wrong = typed.split("\n").find((line) => line.trim() !== "" && !placeOf(line));
  return wrong && fillText(deskText.goods.line, { line: wrong.trim().slice(0, LINE_SAID) });
};

const columns: readonly Column<Row>[] = [
  { title: deskText.title, className: "whitespace-nowrap", cell: (row) => row.title },
  {
    title: text.places,
    cell: ({ items }) => (
      <span className="line-clamp-2 break-all text-text-secondary">{items.map(lineOf).join("；")}</span>
    ),
  },
  { title: deskText.order, className: FIGURES, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "title", label: deskText.title, required: true, max: 20 },
  { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
  { name: "items", label: text.places, kind: "lines", rows: 8, help: text.placesHint, check: faultOf },
];

/** The floors of the home page: threads and goods that are recommended there. */
export function FloorTable() {
  return (
    <DeskTable
      id="floorManageList"
      thing={text.floor}
      label={consoleText.sections.floors}
      columns={columns}
      fields={fields}
      begin={(row) => (row ? { ...row, items: row.items.map(lineOf) } : { orderNum: 10 })}
      nameOf={({ title }) => title}
      save={(api, { items, ...body }: Omit<BodyOf<"floorManageSave">, "items"> & { items: string[] }, id) =>
        api.call("floorManageSave", {
          body: { ...body, items: items.flatMap((line) => placeOf(line) ?? []), ...id },
          silent: true,
        })
      }
      remove={(api, id) => api.call("floorManageDel", { body: { id } })}
    />
  );
}
