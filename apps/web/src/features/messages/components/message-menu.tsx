import type { DialogInfo, Message } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { Copy, Ellipsis, Flag, Trash, Undo2 } from "lucide-react";
import { useState } from "react";
import { RECALL_WINDOW_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { copyText } from "#shell/sharing/copy-text.ts";
import { recallMessage, removeMessage } from "../message-actions.ts";
import { messageText as text } from "../text.ts";
import { MessageReportDialog } from "./message-report-dialog.tsx";

interface MessageMenuProps {
  message: Message;
  isOwn: boolean;
  info: DialogInfo | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRecalled: () => void;
}

/** Menu of a message: copy, recall an own one, delete for oneself, report one of the other member. */
export function MessageMenu({ message, isOwn, info, isOpen, onOpenChange, onRecalled }: MessageMenuProps) {
  const app = useApp();
  const [isReporting, setReporting] = useState(false);
  const [recall] = useAction(async () => {
    await recallMessage(app, message);
    onRecalled();
  });
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.removeConfirm, okText: text.remove, tone: "danger" }))) return;
    await removeMessage(app, message);
  });
  const button = (
    <IconButton size="sm" aria-label={text.menuLabel}>
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return (
    <>
      <DropdownMenu
        align={isOwn ? "end" : "start"}
        open={isOpen}
        onOpenChange={onOpenChange}
        trigger={button}
      >
        {message.content && (
          <DropdownMenuItem
            onSelect={() => void copyText(message.content, { done: text.copied, failed: text.copyFailed })}
          >
            <Copy aria-hidden="true" strokeWidth={1.7} />
            {text.copy}
          </DropdownMenuItem>
        )}
        {isOwn && <RecallItem createdAt={message.createdAt} onSelect={recall} />}
        {!isOwn && info && (
          <DropdownMenuItem onSelect={() => setReporting(true)}>
            <Flag aria-hidden="true" strokeWidth={1.7} />
            {text.report}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem tone="danger" onSelect={() => remove()}>
          <Trash aria-hidden="true" strokeWidth={1.7} />
          {text.remove}
        </DropdownMenuItem>
      </DropdownMenu>
      {isReporting && info && (
        <MessageReportDialog info={info} messageId={message.id} onClose={() => setReporting(false)} />
      )}
    </>
  );
}

/** Menu item that recalls a message, present if the message can be recalled when the menu opens. */
function RecallItem({ createdAt, onSelect }: { createdAt: string; onSelect: () => void }) {
  const [openedAt] = useState(() => Date.now());
  if (openedAt - parseWireTime(createdAt) >= RECALL_WINDOW_MS) return null;
  return (
    <DropdownMenuItem onSelect={() => onSelect()}>
      <Undo2 aria-hidden="true" strokeWidth={1.7} />
      {text.recall}
    </DropdownMenuItem>
  );
}
