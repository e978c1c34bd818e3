import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { toast } from "@lenscape/ui/toast";
import { Link2, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { feedText as text } from "#copy/feed.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { copyLink } from "./share.ts";
import { deleteThread } from "./viewer-acts.ts";

export interface ThreadMenuProps {
  threadId: string;
  /** Whether it is my own thread. */
  own: boolean;
  trigger: ReactElement;
  /** Called after the thread has been deleted. */
  onDeleted?: () => void;
}

/** The menu of a thread, open from its first click on. The default export is what `lazy` takes. */
export default function ThreadMenu({ threadId, own, trigger, onDeleted }: ThreadMenuProps) {
  const app = useApp();
  const [open, setOpen] = useState(true);
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.deleteQuestion, okText: text.delete, tone: "danger" }))) return;
    await deleteThread(app, threadId);
    toast(text.deleted, { tone: "success" });
    onDeleted?.();
  });
  return (
    <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
      <DropdownMenuItem onSelect={() => copyLink(paths.thread(threadId))}>
        <Link2 aria-hidden="true" strokeWidth={1.7} />
        {text.copyLink}
      </DropdownMenuItem>
      {own && (
        <DropdownMenuItem tone="danger" onSelect={() => remove()}>
          <Trash2 aria-hidden="true" strokeWidth={1.7} />
          {text.delete}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
