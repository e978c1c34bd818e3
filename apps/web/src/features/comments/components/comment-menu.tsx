import type { Post, Reply } from "@lenscape/api/types";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Flag, Pin, RotateCcwClock, Trash } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { BlockMenuItem } from "#shell/members/block-menu-item.tsx";
import { ModerationDialog, ReportDialog, VersionHistoryDialog } from "#shell/moderation/lazy-dialogs.ts";
import type { ModerationPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText, versionText } from "#shell/moderation/text.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { deleteComment, refreshComments, setCommentSticky } from "../comment-actions.ts";
import { commentsText as text } from "../text.ts";

interface CommentMenuProps {
  post: Post | Reply;
  /** Whether the thread is the member's own. Its author pins comments without giving a reason. */
  isOwnThread: boolean;
}

/** Menu of a comment: report, block, and the actions that the server allows the member. */
export function CommentMenu({ post, isOwnThread }: CommentMenuProps) {
  const app = useApp();
  const { hasLogin, userId } = useMember();
  const admit = useRequireLogin();
  const [isOpen, setOpen] = useState(false);
  const [prompt, setPrompt] = useState<ModerationPrompt>();
  const [isReporting, setReporting] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const query = apiQuery(app.api, "postMayDo", { query: { postId: post.id }, silent: true });
  const { data } = useQuery({ ...query, staleTime: 0, enabled: isOpen && hasLogin });
  const allowed = data?.mayDo ?? [];
  const isSticky = data?.isSticky === 1;
  const toggleSticky = (reason?: string) => setCommentSticky(app, post, !isSticky, reason);
  const [pinOwn] = useAction(async () => {
    await toggleSticky();
    toast(moderationText.done, { tone: "success" });
    await refreshComments(app);
  });
  const stickyTitle = moderationText.acts.poststicky![isSticky ? 1 : 0];
  const stickyPrompt: ModerationPrompt = {
    name: `${stickyTitle}.${post.id}`,
    title: stickyTitle,
    presets: isSticky ? moderationText.presets.undo : moderationText.presets.praise,
    act: async ({ reason }) => {
      await toggleSticky(reason);
      toast(moderationText.done, { tone: "success" });
    },
    refresh: () => refreshComments(app),
  };
  const removalPrompt: ModerationPrompt = {
    name: `delpost.${post.id}`,
    title: text.remove,
    description: moderationText.removeOthers,
    presets: moderationText.presets.against,
    tone: "danger",
    act: async ({ reason }) => {
      await deleteComment(app, post, reason);
      toast(text.removed, { tone: "success" });
    },
    refresh: () => refreshComments(app),
  };
  const button = (
    <IconButton size="sm" aria-label={fillText(text.menuLabel, { name: post.user.nickname })}>
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return (
    <>
      <DropdownMenu trigger={button} open={isOpen} onOpenChange={setOpen}>
        {data?.own !== true && (
          <DropdownMenuItem onSelect={() => admit({ action: "report", id: post.id }) && setReporting(true)}>
            <Flag aria-hidden="true" strokeWidth={1.7} />
            {moderationText.report}
          </DropdownMenuItem>
        )}
        {post.user.userId !== userId && (
          <BlockMenuItem userId={post.user.userId} nickname={post.user.nickname} />
        )}
        {allowed.includes("history") && (
          <DropdownMenuItem onSelect={() => setHistoryOpen(true)}>
            <RotateCcwClock aria-hidden="true" strokeWidth={1.7} />
            {versionText.history}
          </DropdownMenuItem>
        )}
        {allowed.includes("poststicky") && (
          <DropdownMenuItem onSelect={() => (isOwnThread ? pinOwn() : setPrompt(stickyPrompt))}>
            <Pin aria-hidden="true" strokeWidth={1.7} />
            <span key={stickyTitle}>{stickyTitle}</span>
          </DropdownMenuItem>
        )}
        {allowed.includes("del") && data?.own !== true && (
          <DropdownMenuItem tone="danger" onSelect={() => setPrompt(removalPrompt)}>
            <Trash aria-hidden="true" strokeWidth={1.7} />
            {text.remove}
          </DropdownMenuItem>
        )}
      </DropdownMenu>

      {prompt && <ModerationDialog prompt={prompt} onClose={() => setPrompt(undefined)} />}
      {isHistoryOpen && (
        <VersionHistoryDialog of={{ postId: post.id }} onClose={() => setHistoryOpen(false)} />
      )}
      {isReporting && <ReportDialog target={{ postId: post.id }} onClose={() => setReporting(false)} />}
    </>
  );
}
