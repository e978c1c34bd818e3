import type { BodyOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { useRequestKey } from "../console-action.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { Body } from "../frame/console-query-body.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { consoleGoodsText as text } from "./goods-text.ts";

/** Adds to the stock of a good or takes from it; of virtual goods, the codes that come in. */
export function RestockDialog({ goodsId, onClose }: { goodsId: string; onClose: () => void }) {
  const { api } = useApp();
  const keyOf = useRequestKey();
  const detail = useQuery(consoleQuery(api, "goodsManageDetail", { query: { goodsId } }));
  const { data } = detail;
  if (!data) {
    return (
      <Dialog open onOpenChange={onClose} title={text.restock}>
        <Body query={detail}>{null}</Body>
      </Dialog>
    );
  }
  const physical = data.goodsType === 1;
  const hint = (sentence: string) => fillText(sentence, { n: data.stock });
  const fields: FormField[] = [
    physical
      ? {
          name: "quantity",
          label: text.quantity,
          kind: "number",
          required: true,
          help: hint(text.quantityHint),
        }
      : {
          name: "codes",
          label: text.codes,
          kind: "lines",
          rows: 8,
          required: true,
          help: hint(text.codesHint),
        },
    { name: "reason", label: deskText.reason, required: true, max: 100 },
  ];
  return (
    <FormDialog
      name={`restock.${goodsId}`}
      title={physical ? text.restock : text.importCodes}
      fields={fields}
      onSubmit={(_api, body: Omit<BodyOf<"goodsManageRestock">, "goodsId" | "requestId">) =>
        api.call("goodsManageRestock", {
          body: { goodsId, requestId: keyOf(body), ...body },
          silent: true,
        })
      }
      onClose={onClose}
    >
      <ItemCell src={data.coverUrl} title={data.goodsName} note={text.types[data.goodsType]} />
    </FormDialog>
  );
}
