import type { Post, Reply } from "@lenscape/api/types";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Flag, Pin, RotateCcwClock, Trash } from "lucide-react";
import { type ReactElement, useState } from "react";
import { threadText } from "#copy/thread-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { BlockItem } from "#shell/members/block-menu-item.tsx";
import type { ActPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText as text } from "#shell/moderation/text.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { editText } from "#shell/threads/edit-text.ts";
import { deleteComment, refreshComments, stickComment } from "../comment-actions.ts";

const ActDialog = lazyDialog(() => import("#shell/moderation/moderation-dialog.tsx"));
const HistoryDialog = lazyDialog(() => import("#shell/moderation/version-history-dialog.tsx"));
const ReportDialog = lazyDialog(() => import("#shell/moderation/report-dialog.tsx"));

interface CommentMenuItemsProps {
  post: Post | Reply;
  trigger: ReactElement;
  /** Whether the thread is the member's own: they arrange it without a reason. */
  ownThread: boolean;
}

/** The menu of a comment, open from its first click on. The default export is what `part` takes. */
export default function CommentMenuItems({ post, trigger, ownThread }: CommentMenuItemsProps) {
  const app = useApp();
  const { hasLogin, userId } = useMember();
  const admit = useAdmission();
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState<ActPrompt>();
  const [reporting, setReporting] = useState(false);
  const [reading, setReading] = useState(false);
  const standing = apiQuery(app.api, "postMayDo", { query: { postId: post.id }, silent: true });
  const { data } = useQuery({ ...standing, staleTime: 0, enabled: open && hasLogin });
  const mayDo = data?.mayDo ?? [];
  const on = data?.isSticky === 1;
  const stick = (reason?: string) => stickComment(app, post, !on, reason);
  const [arrange] = useAction(async () => {
    await stick();
    toast(text.done, { tone: "success" });
    await refreshComments(app);
  });
  const title = text.acts.poststicky![on ? 1 : 0];
  const sticking: ActPrompt = {
    name: `${title}.${post.id}`,
    title,
    presets: on ? text.presets.undo : text.presets.praise,
    act: async ({ reason }) => {
      await stick(reason);
      toast(text.done, { tone: "success" });
    },
    refresh: () => refreshComments(app),
  };
  const removing: ActPrompt = {
    name: `delpost.${post.id}`,
    title: threadText.remove,
    description: text.removeOthers,
    presets: text.presets.against,
    tone: "danger",
    act: async ({ reason }) => {
      await deleteComment(app, post, reason);
      toast(threadText.removed, { tone: "success" });
    },
    refresh: () => refreshComments(app),
  };
  return (
    <>
      <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
        {data?.own !== true && (
          <DropdownMenuItem onSelect={() => admit({ act: "report", id: post.id }) && setReporting(true)}>
            <Flag aria-hidden="true" strokeWidth={1.7} />
            {text.report}
          </DropdownMenuItem>
        )}
        {post.user.userId !== userId && <BlockItem userId={post.user.userId} nickname={post.user.nickname} />}
        {mayDo.includes("history") && (
          <DropdownMenuItem onSelect={() => setReading(true)}>
            <RotateCcwClock aria-hidden="true" strokeWidth={1.7} />
            {editText.history}
          </DropdownMenuItem>
        )}
        {mayDo.includes("poststicky") && (
          <DropdownMenuItem onSelect={() => (ownThread ? arrange() : setAsking(sticking))}>
            <Pin aria-hidden="true" strokeWidth={1.7} />
            {title}
          </DropdownMenuItem>
        )}
        {mayDo.includes("del") && data?.own !== true && (
          <DropdownMenuItem tone="danger" onSelect={() => setAsking(removing)}>
            <Trash aria-hidden="true" strokeWidth={1.7} />
            {threadText.remove}
          </DropdownMenuItem>
        )}
      </DropdownMenu>

      {asking && <ActDialog asking={asking} onClose={() => setAsking(undefined)} />}
      {reading && <HistoryDialog of={{ postId: post.id }} onClose={() => setReading(false)} />}
      {reporting && <ReportDialog target={{ postId: post.id }} onClose={() => setReporting(false)} />}
    </>
  );
}
