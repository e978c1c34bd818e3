import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Pagination } from "@lenscape/ui/pagination";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskText } from "#copy/console-desk.ts";
import { useApp } from "#lib/app.tsx";
import { Body } from "./body.tsx";
import { consoleQuery, PAGE } from "./queries.ts";

const text = deskText.goods;

/** The codes of a good, masked, and which orders got them. */
export function CodesDialog({ goodsId, onClose }: { goodsId: string; onClose: () => void }) {
  const { api } = useApp();
  const [page, setPage] = useState(1);
  const good = useQuery(consoleQuery(api, "goodsManageDetail", { query: { goodsId } }));
  const codes = useQuery(
    consoleQuery(api, "goodsManageCodes", { query: { goodsId, pageNum: page, pageSize: PAGE } }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={good.data ? text.codesOf.replace("{name}", () => good.data.goodsName) : text.codes}
      description={text.codesNote}
    >
      <Body query={codes}>
        {codes.data?.rows.length === 0 ? (
          <EmptyState size="sm" />
        ) : (
          <ul className="tabular-nums">
            {codes.data?.rows.map(({ id, codeMask, orderNo }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 border-border py-2 not-first:border-t"
              >
                <span className="break-all font-mono">{codeMask}</span>
                <span className="text-text-muted">{orderNo || text.notGiven}</span>
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
