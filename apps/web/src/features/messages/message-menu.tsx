import type { DialogInfo, Message } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { toast } from "@lenscape/ui/toast";
import { Copy, Ellipsis, Flag, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { RECALL_WINDOW } from "#config/timing.ts";
import { messageText as text } from "#copy/message.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { recall, removeMessage } from "./acts.ts";
import { ReportDialog } from "./report-dialog.tsx";

interface MessageMenuProps {
  message: Message;
  own: boolean;
  info: DialogInfo | undefined;
  onRecalled: () => void;
}

/** What can be done with a message: copy, take back within two minutes, delete for oneself, report the other's. */
export function MessageMenu({ message, own, info, onRecalled }: MessageMenuProps) {
  const app = useApp();
  const [recallable, setRecallable] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [takeBack] = useAction(async () => {
    await recall(app, message);
    onRecalled();
  });
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.removeQuestion, okText: text.remove, tone: "danger" }))) return;
    await removeMessage(app, message);
  });
  return (
    <>
      <DropdownMenu
        align={own ? "end" : "start"}
        onOpenChange={() =>
          setRecallable(own && Date.now() - parseWireTime(message.createdAt) < RECALL_WINDOW)
        }
        trigger={
          <IconButton size="sm" aria-label={text.actions}>
            <Ellipsis aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        }
      >
        {message.content && (
          <DropdownMenuItem
            onSelect={() =>
              void navigator.clipboard
                .writeText(message.content)
                .then(() => toast(text.copied, { tone: "success" }))
            }
          >
            <Copy aria-hidden="true" strokeWidth={1.7} />
            {text.copy}
          </DropdownMenuItem>
        )}
        {recallable && (
          <DropdownMenuItem onSelect={() => takeBack()}>
            <Undo2 aria-hidden="true" strokeWidth={1.7} />
            {text.recall}
          </DropdownMenuItem>
        )}
        {!own && info && (
          <DropdownMenuItem onSelect={() => setReporting(true)}>
            <Flag aria-hidden="true" strokeWidth={1.7} />
            {text.report}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem tone="danger" onSelect={() => remove()}>
          <Trash2 aria-hidden="true" strokeWidth={1.7} />
          {text.remove}
        </DropdownMenuItem>
      </DropdownMenu>
      {reporting && info && (
        <ReportDialog info={info} chosen={message.id} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
