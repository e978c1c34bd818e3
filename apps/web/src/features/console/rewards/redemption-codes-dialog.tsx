import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { QueryBody } from "../frame/query-body.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleQuery, PAGE_SIZE } from "../queries.ts";
import { productText as text } from "./text.ts";

/** Replaces the invalid code of an order. */
function ReplaceCodeDialog({ row, onClose }: { row: RowOf<"goodsManageCodes">; onClose: () => void }) {
  return (
    <FormDialog
      name={`recode.${row.id}`}
      title={text.recode}
      submit={text.recode}
      description={fillText(text.recodeHint, { no: row.orderNo, mask: row.codeMask })}
      fields={[
        { name: "code", label: text.newCode, required: true, max: 64 },
        { name: "reason", label: tableText.reason, required: true, max: 100 },
      ]}
      onSubmit={(api, body: Omit<BodyOf<"goodsManageRecode">, "codeId">) =>
        api.call("goodsManageRecode", { body: { codeId: row.id, ...body }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** Masked redemption codes of a product with their orders; invalid codes can be replaced. */
export function RedemptionCodesDialog({ goodsId, onClose }: { goodsId: string; onClose: () => void }) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const [invalidCode, setInvalidCode] = useState<RowOf<"goodsManageCodes">>();
  const product = useQuery(consoleQuery(api, "goodsManageDetail", { query: { goodsId } }));
  const codes = useQuery(
    consoleQuery(api, "goodsManageCodes", { query: { goodsId, pageNum: page, pageSize: PAGE_SIZE } }),
  );
  if (invalidCode) return <ReplaceCodeDialog row={invalidCode} onClose={() => setInvalidCode(undefined)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={product.data ? fillText(text.codesTitle, { name: product.data.goodsName }) : text.codes}
      description={text.codesDescription}
    >
      <QueryBody query={codes}>
        {codes.data?.rows.length === 0 ? (
          <EmptyState size="sm" />
        ) : (
          <ul className="tabular-nums">
            {codes.data?.rows.map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-border py-2 not-first:border-t"
              >
                <span className="wrap-anywhere font-mono">{row.codeMask}</span>
                <span className="text-text-muted">
                  <span>{row.orderNo || text.unusedCode}</span>
                  {row.orderNo && <RowButton onClick={() => setInvalidCode(row)}>{text.recode}</RowButton>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          className="pt-3"
          page={page}
          total={codes.data?.total ?? 0}
          pageSize={PAGE_SIZE}
          onPageChange={setPage}
        />
      </QueryBody>
    </Dialog>
  );
}
