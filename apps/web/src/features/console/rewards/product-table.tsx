import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Eye, EyeOff, Plus, Ticket } from "lucide-react";
import { mallSharedText } from "#shell/mall/text.ts";
import { COUNT_CELL, type Column, ConsoleList } from "../list/console-list.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { type RowAction, RowActions } from "../list/row-actions.tsx";
import { tableText } from "../list/text.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleText } from "../text.ts";
import { ProductForm } from "./product-form.tsx";
import { RedemptionCodesDialog } from "./redemption-codes-dialog.tsx";
import { RestockDialog } from "./restock-dialog.tsx";
import { productText as text } from "./text.ts";

type Row = RowOf<"goodsManageList">;

const tones = ["neutral", "brand", "danger"] as const;
const states = text.states.map((label, index) => [String(index), label] as const);
const types = text.types.map((label, index) => [String(index), label] as const).slice(1);

/** Status of a product; for a listed product that cannot be redeemed, the reason shown in the mall. */
const State = ({ status, state }: Row) =>
  state === "open" || state === "off" ? (
    <Tag tone={tones[status]}>{text.states[status]}</Tag>
  ) : (
    <Tag>{mallSharedText.buyStates[state]}</Tag>
  );

const columns: readonly Column<Row>[] = [
  {
    title: text.name,
    cell: (row) => <ItemCell src={row.coverUrl} title={row.goodsName} note={text.types[row.goodsType]} />,
  },
  {
    title: text.points,
    order: "points_price",
    className: COUNT_CELL,
    cell: (row) => formatExact(row.pointsPrice),
  },
  { title: text.stock, order: "stock", className: COUNT_CELL, cell: (row) => formatExact(row.stock) },
  { title: text.sold, order: "sold_num", className: COUNT_CELL, cell: (row) => formatExact(row.soldNum) },
  {
    title: text.limit,
    className: COUNT_CELL,
    cell: (row) => row.limitPerUser || tableText.none,
  },
  {
    title: tableText.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <State {...row} />
        {row.endAt && <small className="block text-text-muted tabular-nums">{row.endAt.slice(0, 16)}</small>}
      </>
    ),
  },
];

/** Action that lists or unlists a product. */
const getShelfAction = ({ id: goodsId, goodsName, status }: Row): RowAction =>
  status === 1
    ? {
        label: text.shelfActions[2],
        icon: EyeOff,
        danger: true,
        question: fillText(text.shelfQuestion, { name: goodsName }),
        run: (api) => api.call("goodsManageShelf", { body: { goodsId, status: 2 } }),
      }
    : {
        label: text.shelfActions[1],
        icon: Eye,
        run: (api) => api.call("goodsManageShelf", { body: { goodsId, status: 1 } }),
      };

/** Products of the mall, with dialogs to edit, restock, and list their redemption codes. */
export function ProductTable() {
  const { get, open, close: closeDetails } = useListFilters();
  const close = () => closeDetails("edit", "restock", "codes");
  return (
    <>
      <ConsoleList
        id="goodsManageList"
        label={consoleText.sections.goods}
        columns={columns}
        getKey={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.search },
          { name: "status", label: tableText.state, options: states },
          { name: "goodsType", label: tableText.type, options: types },
        ]}
        toolbar={
          <Button tone="primary" onClick={() => open({ edit: "new" })}>
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {text.create}
          </Button>
        }
        actions={(row) => (
          <RowActions
            name={row.goodsName}
            actions={[
              { label: tableText.edit, open: () => open({ edit: row.id }) },
              {
                label: row.goodsType === 1 ? text.restock : text.importCodes,
                open: () => open({ restock: row.id }),
              },
              row.goodsType !== 1 && {
                label: text.codes,
                icon: Ticket,
                open: () => open({ codes: row.id }),
              },
              getShelfAction(row),
            ]}
          />
        )}
      />
      {get("edit") && (
        <ProductForm goodsId={get("edit") === "new" ? undefined : get("edit")} onClose={close} />
      )}
      {get("restock") && <RestockDialog goodsId={get("restock")} onClose={close} />}
      {get("codes") && <RedemptionCodesDialog goodsId={get("codes")} onClose={close} />}
    </>
  );
}
