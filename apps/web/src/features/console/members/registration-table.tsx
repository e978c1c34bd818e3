import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { consoleText } from "../text.ts";
import { accessText as text } from "./text.ts";

type Row = RowOf<"registrationList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.applicant,
    cell: ({ nickname, username }) => (
      <>
        <p className="wrap-anywhere">{nickname}</p>
        {username !== nickname && <p className="text-meta text-text-muted wrap-anywhere">{username}</p>}
      </>
    ),
  },
  {
    title: text.appliedMessage,
    cell: ({ message }) =>
      message ? (
        <span className="wrap-anywhere">{message}</span>
      ) : (
        <span className="text-text-muted">{text.noMessage}</span>
      ),
  },
  { title: text.email, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { title: text.inviter, cell: ({ inviter }) => inviter },
  { title: text.appliedAt, className: NUMERIC_CELL, cell: ({ createdAt }) => createdAt.slice(0, 16) },
];

/** Rejects a registration with a reason. */
function RejectDialog({ row: { userId, nickname }, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      name={`registration.${userId}`}
      title={text.refuseTitle}
      description={fillText(text.refuseLead, { name: nickname })}
      submit={text.refuse}
      tone="danger"
      fields={[
        {
          name: "reason",
          label: text.reason,
          kind: "textarea",
          rows: 3,
          required: true,
          max: limits.registrationDecide.reason.maxLength,
        },
      ]}
      onSubmit={(api, { reason }: Pick<BodyOf<"registrationDecide">, "reason">) =>
        api.call("registrationDecide", { body: { userId, accept: 0, reason }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** Registrations pending approval, oldest first. */
export function RegistrationTable() {
  const [rejectedRow, setRejectedRow] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="registrationList"
        label={consoleText.sections.registrations}
        columns={columns}
        getKey={({ userId }) => userId}
        empty={text.noRegistrations}
        actions={(row) => (
          <RowActions
            name={row.nickname}
            actions={[
              {
                label: text.accept,
                isProminent: true,
                run: (api) => api.call("registrationDecide", { body: { userId: row.userId, accept: 1 } }),
              },
              { label: text.refuse, open: () => setRejectedRow(row) },
            ]}
          />
        )}
      />
      {rejectedRow && <RejectDialog row={rejectedRow} onClose={() => setRejectedRow(undefined)} />}
    </>
  );
}
