import type { DialogInfo } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { Link } from "@lenscape/ui/link";
import { toast } from "@lenscape/ui/toast";
import { Ellipsis, Flag, Trash, User } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { BlockMenuItem } from "#shell/members/block-menu-item.tsx";
import { removeConversation } from "../message-actions.ts";
import { messageText as text } from "../text.ts";
import { MessageReportDialog } from "./message-report-dialog.tsx";

interface ConversationMenuProps {
  dialogId: string;
  info: DialogInfo;
}

/** Menu of a conversation: profile of the other member, report, block, delete. */
export function ConversationMenu({ dialogId, info }: ConversationMenuProps) {
  const app = useApp();
  const navigate = useNavigate();
  const [isReporting, setReporting] = useState(false);
  const { userId, nickname } = info.user;
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.clearConfirm, okText: text.remove, tone: "danger" }))) return;
    await removeConversation(app, dialogId);
    toast(text.cleared, { tone: "success" });
    await navigate(paths.messages(), { replace: true });
  });
  const button = (
    <IconButton aria-label={text.more}>
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return (
    <>
      <DropdownMenu trigger={button}>
        <DropdownMenuItem asChild>
          <Link href={paths.profile(userId)}>
            <User aria-hidden="true" strokeWidth={1.7} />
            {text.openProfile}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setReporting(true)}>
          <Flag aria-hidden="true" strokeWidth={1.7} />
          {text.report}
        </DropdownMenuItem>
        <BlockMenuItem userId={userId} nickname={nickname} isBlocked={info.isBlocked} />
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => remove()}>
          <Trash aria-hidden="true" strokeWidth={1.7} />
          {text.clear}
        </DropdownMenuItem>
      </DropdownMenu>
      {isReporting && <MessageReportDialog info={info} onClose={() => setReporting(false)} />}
    </>
  );
}
