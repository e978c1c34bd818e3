import type { DialogInfo } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { Link } from "@lenscape/ui/link";
import { toast } from "@lenscape/ui/toast";
import { Ban, Ellipsis, Flag, Trash2, User } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { messageText as text } from "#copy/message.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { removeDialog, setBlocked } from "./acts.ts";
import { ReportDialog } from "./report-dialog.tsx";

/** What can be done with a dialog: the other one's page, report, block, delete. */
export function DialogMenu({ dialogId, info }: { dialogId: string; info: DialogInfo }) {
  const app = useApp();
  const navigate = useNavigate();
  const [reporting, setReporting] = useState(false);
  const { userId, nickname } = info.user;
  const [toggleBlock] = useAction(async () => {
    if (!info.isBlocked) {
      const content = text.blockQuestion.replace("{name}", nickname);
      if (!(await confirm({ content, okText: text.block, tone: "danger" }))) return;
    }
    await setBlocked(app, dialogId, userId, !info.isBlocked);
    toast(info.isBlocked ? text.unblocked : text.blocked, { tone: "success" });
  });
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.clearQuestion, okText: text.remove, tone: "danger" }))) return;
    await removeDialog(app, dialogId);
    toast(text.cleared, { tone: "success" });
    await navigate(paths.messages(), { replace: true });
  });
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton aria-label={text.more}>
            <Ellipsis aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        }
      >
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
        <DropdownMenuItem onSelect={() => toggleBlock()}>
          <Ban aria-hidden="true" strokeWidth={1.7} />
          {info.isBlocked ? text.unblock : text.block}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => remove()}>
          <Trash2 aria-hidden="true" strokeWidth={1.7} />
          {text.clear}
        </DropdownMenuItem>
      </DropdownMenu>
      {reporting && <ReportDialog info={info} onClose={() => setReporting(false)} />}
    </>
  );
}
