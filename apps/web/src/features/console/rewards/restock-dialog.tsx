import type { BodyOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { useRequestKey } from "../console-action.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { productText as text } from "./text.ts";

/** Changes the stock of a physical product, or imports redemption codes of a virtual one. */
export function RestockDialog({ goodsId, onClose }: { goodsId: string; onClose: () => void }) {
  const { api } = useApp();
  const getRequestKey = useRequestKey();
  const detail = useQuery(consoleQuery(api, "goodsManageDetail", { query: { goodsId } }));
  const { data } = detail;
  if (!data) {
    return (
      <Dialog open onOpenChange={onClose} title={text.restock}>
        <QueryBody query={detail}>{null}</QueryBody>
      </Dialog>
    );
  }
  const isPhysical = data.goodsType === 1;
  const getHint = (template: string) => fillText(template, { n: data.stock });
  const fields: FormField[] = [
    isPhysical
      ? {
          name: "quantity",
          label: text.quantity,
          kind: "number",
          required: true,
          help: getHint(text.quantityHint),
        }
      : {
          name: "codes",
          label: text.codes,
          kind: "lines",
          rows: 8,
          required: true,
          help: getHint(text.codesHint),
        },
    { name: "reason", label: tableText.reason, required: true, max: 100 },
  ];
  return (
    <FormDialog
      name={`restock.${goodsId}`}
      title={isPhysical ? text.restock : text.importCodes}
      fields={fields}
      onSubmit={(_api, body: Omit<BodyOf<"goodsManageRestock">, "goodsId" | "requestId">) =>
        api.call("goodsManageRestock", {
          body: { goodsId, requestId: getRequestKey(body), ...body },
          silent: true,
        })
      }
      onClose={onClose}
    >
      <ItemCell src={data.coverUrl} title={data.goodsName} note={text.types[data.goodsType]} />
    </FormDialog>
  );
}
