import type { DialogInfo, Message } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { Copy, Flag, Trash, Undo2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { RECALL_WINDOW } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { copyText } from "#shell/sharing/copy-text.ts";
import { recall, removeMessage } from "../message-actions.ts";
import { messageMenuText as text } from "../message-menu-text.ts";

const ReportDialog = lazyDialog(() => import("./message-report-dialog.tsx"));

export interface MessageMenuProps {
  message: Message;
  own: boolean;
  info: DialogInfo | undefined;
  /** The button that opens the menu. */
  trigger?: ReactElement;
  /** The same where the menu opens without it being pressed. */
  anchor?: ReactElement;
  onRecalled: () => void;
}

/**
 * What can be done with a message: copy, take back within two minutes, delete for oneself, report the other's. Open
 * from when it is first wanted on. The default export is what `part` takes.
 */
export default function MessageMenuItems({
  message,
  own,
  info,
  trigger,
  anchor,
  onRecalled,
}: MessageMenuProps) {
  const app = useApp();
  const [open, setOpen] = useState(true);
  const recallable = own && Date.now() - parseWireTime(message.createdAt) < RECALL_WINDOW;
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
        open={open}
        onOpenChange={setOpen}
        trigger={trigger ?? anchor ?? <span />}
      >
        {message.content && (
          <DropdownMenuItem
            onSelect={() => void copyText(message.content, { done: text.copied, failed: text.copyFailed })}
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
          <Trash aria-hidden="true" strokeWidth={1.7} />
          {text.remove}
        </DropdownMenuItem>
      </DropdownMenu>
      {reporting && info && (
        <ReportDialog info={info} chosen={message.id} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
