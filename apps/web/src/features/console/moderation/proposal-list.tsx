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
import ActDialog from "#shell/moderation/moderation-dialog.tsx";
import { refreshConsole, useAct } from "../console-action.ts";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { consoleText as text } from "../text.ts";

type Row = RowOf<"proposalList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.title,
    cell: (row) => (
      <Link href={paths.thread(row.threadId)} className="line-clamp-2 hover:text-brand-text">
        {row.title}
        {row.status !== 1 && (
          <Tag tone="danger" className="ml-2">
            {text.threadStates[row.status]}
          </Tag>
        )}
      </Link>
    ),
  },
  {
    title: text.action,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone="brand">{text.proposals[row.kind]}</Tag>{" "}
        {row.toCircle && fillText(text.fromTo, { from: row.fromCircle, to: row.toCircle })}
      </>
    ),
  },
  {
    title: text.reason,
    cell: (row) => fillText(text.proposedBy, { name: row.by.nickname, reason: row.reason }),
  },
  {
    title: text.time,
    className: "whitespace-nowrap tabular-nums",
    cell: (row) => row.createdAt.slice(0, 16),
  },
];

/** What one may do about a proposal: decide it, or take one's own back. */
function Decide({ id, mayDo }: Row) {
  const app = useApp();
  const [refusing, setRefusing] = useState(false);
  const [agree, running] = useAct((api) => api.call("proposalDecide", { body: { id, value: 1 } }));
  const [withdraw, withdrawing] = useAct(async (api) => {
    if (!(await confirm({ content: text.withdrawAsk, okText: text.withdraw }))) return false;
    return api.call("proposalDecide", { body: { id, value: 0 } });
  });
  return (
    <span className="inline-flex gap-2">
      {mayDo.includes("agree") && (
        <Button size="sm" tone="soft" loading={running} onClick={agree}>
          {text.agree}
        </Button>
      )}
      {mayDo.includes("refuse") && (
        <Button size="sm" className="text-danger-text" onClick={() => setRefusing(true)}>
          {text.disagree}
        </Button>
      )}
      {mayDo.includes("withdraw") && (
        <Button size="sm" loading={withdrawing} onClick={withdraw}>
          {text.withdraw}
        </Button>
      )}
      {refusing && (
        <ActDialog
          asking={{
            name: `proposal.${id}`,
            title: text.disagree,
            presets: text.disagreePresets,
            tone: "danger",
            async act({ reason }) {
              await app.api.call("proposalDecide", { body: { id, value: 0, reason }, silent: true });
              toast(text.done, { tone: "success" });
            },
            refresh: () => refreshConsole(app),
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </span>
  );
}

/** What circles' moderators ask for: what waits for one's own decision, and what one has asked for oneself. */
export function ProposalList() {
  return (
    <ConsoleList
      id="proposalList"
      label={text.sections.proposals}
      columns={columns}
      keyOf={({ id }) => id}
      empty={text.noProposals}
      acts={(row) => <Decide {...row} />}
    />
  );
}
