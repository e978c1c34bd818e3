import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT, type Column } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleSiteText as text } from "./site-content-text.ts";

type Row = RowOf<"bannerManageList">;
type Save = Omit<BodyOf<"bannerManageSave">, "picUrl"> & { picUrl: string[] };

const columns: readonly Column<Row>[] = [
  {
    title: deskText.title,
    cell: (row) => <ItemCell src={row.picUrl} title={row.title} note={row.subtitle} wide />,
  },
  {
    title: text.link,
    cell: (row) => <span className="wrap-anywhere text-text-secondary">{row.linkUrl}</span>,
  },
  {
    title: deskText.state,
    cell: (row) => <Tag tone={row.isShow ? "brand" : "neutral"}>{text.shown[row.isShow]}</Tag>,
  },
  { title: deskText.order, className: COUNT, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "title", label: deskText.title, required: true, max: 40, wide: true },
  { name: "subtitle", label: text.subtitle, max: 60, wide: true },
  { name: "picUrl", label: text.picture, kind: "pictures", required: true, max: 1 },
  { name: "linkUrl", label: text.link, required: true, max: 300, help: text.linkHint, wide: true },
  { name: "tag", label: text.tag, max: 10 },
  { name: "buttonText", label: text.button, max: 10 },
  { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
  { name: "isShow", label: text.show, kind: "flag", wide: true },
];

/** The banners of the home page. */
export function BannerTable() {
  return (
    <DeskTable
      id="bannerManageList"
      thing={text.banner}
      label={consoleText.sections.banners}
      columns={columns}
      filters={[
        { name: "keyWord", label: deskText.title },
        { name: "isShow", label: deskText.state, options: Object.entries(text.shown) },
      ]}
      fields={fields}
      begin={(row) => row ?? { orderNum: 1, isShow: 1, linkUrl: "/" }}
      nameOf={({ title }) => title}
      save={(api, { picUrl, ...body }: Save, id) =>
        api.call("bannerManageSave", { body: { ...body, picUrl: picUrl[0]!, ...id }, silent: true })
      }
      remove={(api, id) => api.call("bannerManageDel", { body: { id } })}
    />
  );
}
