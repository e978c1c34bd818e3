import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { Body } from "../frame/console-query-body.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { consoleQuery, PAGE } from "../queries.ts";
import { consoleGoodsText as text } from "./goods-text.ts";

/** Another code for an order whose own does not work. */
function RecodeDialog({ row, onClose }: { row: RowOf<"goodsManageCodes">; onClose: () => void }) {
  return (
    <FormDialog
      name={`recode.${row.id}`}
      title={text.recode}
      submit={text.recode}
      description={fillText(text.recodeHint, { no: row.orderNo, mask: row.codeMask })}
      fields={[
        { name: "code", label: text.newCode, required: true, max: 64 },
        { name: "reason", label: deskText.reason, required: true, max: 100 },
      ]}
      onSubmit={(api, body: Omit<BodyOf<"goodsManageRecode">, "codeId">) =>
        api.call("goodsManageRecode", { body: { codeId: row.id, ...body }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** The codes of a good, masked, and which orders got them; one that does not work is replaced. */
export function CodesDialog({ goodsId, onClose }: { goodsId: string; onClose: () => void }) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const [bad, setBad] = useState<RowOf<"goodsManageCodes">>();
  const good = useQuery(consoleQuery(api, "goodsManageDetail", { query: { goodsId } }));
  const codes = useQuery(
    consoleQuery(api, "goodsManageCodes", { query: { goodsId, pageNum: page, pageSize: PAGE } }),
  );
  if (bad) return <RecodeDialog row={bad} onClose={() => setBad(undefined)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={good.data ? fillText(text.codesOf, { name: good.data.goodsName }) : text.codes}
      description={text.codesNote}
    >
      <Body query={codes}>
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
                  {row.orderNo || text.notGiven}
                  {row.orderNo && <RowButton onClick={() => setBad(row)}>{text.recode}</RowButton>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          className="pt-3"
          page={page}
          total={codes.data?.total ?? 0}
          pageSize={PAGE}
          onPageChange={setPage}
        />
      </Body>
    </Dialog>
  );
}
