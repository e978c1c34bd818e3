import type { DialogInfo } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@lenscape/ui/dropdown-menu";
import { Link } from "@lenscape/ui/link";
import { toast } from "@lenscape/ui/toast";
import { Flag, Trash, User } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import { messageText } from "#copy/message-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { BlockItem } from "#shell/members/block-menu-item.tsx";
import { removeDialog } from "../message-actions.ts";
import { messageMenuText as text } from "../message-menu-text.ts";

const ReportDialog = lazyDialog(() => import("./message-report-dialog.tsx"));

export interface DialogMenuProps {
  dialogId: string;
  info: DialogInfo;
  trigger: ReactElement;
}

/**
 * What can be done with a dialog: the other one's page, report, block, delete. Open from its first click on. The
 * default export is what `part` takes.
 */
export default function DialogMenuItems({ dialogId, info, trigger }: DialogMenuProps) {
  const app = useApp();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const [reporting, setReporting] = useState(false);
  const { userId, nickname } = info.user;
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.clearQuestion, okText: text.remove, tone: "danger" }))) return;
    await removeDialog(app, dialogId);
    toast(text.cleared, { tone: "success" });
    await navigate(paths.messages(), { replace: true });
  });
  return (
    <>
      <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
        <DropdownMenuItem asChild>
          <Link href={paths.profile(userId)}>
            <User aria-hidden="true" strokeWidth={1.7} />
            {messageText.openProfile}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setReporting(true)}>
          <Flag aria-hidden="true" strokeWidth={1.7} />
          {text.report}
        </DropdownMenuItem>
        <BlockItem userId={userId} nickname={nickname} isBlocked={info.isBlocked} />
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => remove()}>
          <Trash aria-hidden="true" strokeWidth={1.7} />
          {text.clear}
        </DropdownMenuItem>
      </DropdownMenu>
      {reporting && <ReportDialog info={info} onClose={() => setReporting(false)} />}
    </>
  );
}
