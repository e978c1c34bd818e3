import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { homeContentText as text } from "./text.ts";

type Row = RowOf<"bannerManageList">;
type Save = Omit<BodyOf<"bannerManageSave">, "picUrl"> & { picUrl: string[] };

const columns: readonly Column<Row>[] = [
  {
    title: tableText.title,
    cell: (row) => <ItemCell src={row.picUrl} title={row.title} note={row.subtitle} wide />,
  },
  {
    title: tableText.link,
    cell: (row) => <span className="wrap-anywhere text-text-secondary">{row.linkUrl}</span>,
  },
  {
    title: tableText.state,
    cell: (row) => <Tag tone={row.isShow ? "brand" : "neutral"}>{tableText.visibility[row.isShow]}</Tag>,
  },
  { title: tableText.order, className: COUNT_CELL, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "title", label: tableText.title, required: true, max: 40, wide: true },
  { name: "subtitle", label: text.subtitle, max: 60, wide: true },
  { name: "picUrl", label: text.picture, kind: "pictures", required: true, max: 1 },
  { name: "linkUrl", label: tableText.link, required: true, max: 300, help: text.linkHint, wide: true },
  { name: "tag", label: text.tag, max: 10 },
  { name: "buttonText", label: text.button, max: 10 },
  { name: "orderNum", label: tableText.order, kind: "number", required: true, help: tableText.orderHint },
  { name: "isShow", label: tableText.show, kind: "checkbox", wide: true },
];

/** Banners of the home page. */
export function BannerTable() {
  return (
    <EditableTable
      id="bannerManageList"
      itemName={text.banner}
      label={consoleText.sections.banners}
      columns={columns}
      filters={[
        { name: "keyWord", label: tableText.title },
        { name: "isShow", label: tableText.state, options: Object.entries(tableText.visibility) },
      ]}
      fields={fields}
      getInitialValues={(row) => row ?? { orderNum: 1, isShow: 1, linkUrl: "/" }}
      getName={({ title }) => title}
      save={(api, { picUrl, ...body }: Save, id) =>
        api.call("bannerManageSave", { body: { ...body, picUrl: picUrl[0]!, ...id }, silent: true })
      }
      remove={(api, id) => api.call("bannerManageDel", { body: { id } })}
    />
  );
}
