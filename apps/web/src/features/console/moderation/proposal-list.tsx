import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { ModerationDialog } from "#shell/moderation/moderation-dialog.tsx";
import { refreshConsole, useConsoleAction } from "../console-action.ts";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { consoleText } from "../text.ts";
import { proposalText as text } from "./text.ts";

type Row = RowOf<"proposalList">;

const columns: readonly Column<Row>[] = [
  {
    title: consoleText.title,
    cell: (row) => (
      <Link href={paths.thread(row.threadId)} className="line-clamp-2 hover:text-brand-text">
        <span>{row.title}</span>
        {row.status !== 1 && (
          <Tag tone="danger" className="ml-2">
            {consoleText.threadStates[row.status]}
          </Tag>
        )}
      </Link>
    ),
  },
  {
    title: consoleText.action,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone="brand">{text.kinds[row.kind]}</Tag>{" "}
        {row.toCircle && <span>{fillText(text.fromTo, { from: row.fromCircle, to: row.toCircle })}</span>}
      </>
    ),
  },
  {
    title: consoleText.reason,
    cell: (row) => fillText(text.proposedBy, { name: row.by.nickname, reason: row.reason }),
  },
  {
    title: consoleText.time,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.createdAt.slice(0, 16),
  },
];

/** Buttons that decide a proposal, or withdraw the viewer's own. */
function ProposalActions({ id, mayDo }: Row) {
  const app = useApp();
  const [isRejecting, setIsRejecting] = useState(false);
  const [agree, running] = useConsoleAction((api) => api.call("proposalDecide", { body: { id, value: 1 } }));
  const [withdraw, withdrawing] = useConsoleAction(async (api) => {
    if (!(await confirm({ content: text.withdrawQuestion, okText: text.withdraw }))) return false;
    return api.call("proposalDecide", { body: { id, value: 0 } });
  });
  return (
    <span className="inline-flex gap-2">
      {mayDo.includes("agree") && (
        <Button size="sm" tone="soft" loading={running} onClick={agree}>
          {text.approve}
        </Button>
      )}
      {mayDo.includes("refuse") && (
        <Button size="sm" className="text-danger-text" onClick={() => setIsRejecting(true)}>
          {text.reject}
        </Button>
      )}
      {mayDo.includes("withdraw") && (
        <Button size="sm" loading={withdrawing} onClick={withdraw}>
          {text.withdraw}
        </Button>
      )}
      {isRejecting && (
        <ModerationDialog
          prompt={{
            name: `proposal.${id}`,
            title: text.reject,
            presets: text.rejectPresets,
            tone: "danger",
            async act({ reason }) {
              await app.api.call("proposalDecide", { body: { id, value: 0, reason }, silent: true });
              toast(consoleText.done, { tone: "success" });
            },
            refresh: () => refreshConsole(app),
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </span>
  );
}

/** Proposals of circle moderators: those that the viewer may decide, and the viewer's own. */
export function ProposalList() {
  return (
    <ConsoleList
      id="proposalList"
      label={consoleText.sections.proposals}
      columns={columns}
      getKey={({ id }) => id}
      empty={text.empty}
      actions={(row) => <ProposalActions {...row} />}
    />
  );
}
