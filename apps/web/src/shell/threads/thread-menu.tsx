import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import {
  ArrowRightLeft,
  ArrowUpToLine,
  Award,
  BookOpen,
  Ellipsis,
  Eye,
  EyeOff,
  Flag,
  Globe,
  Link2,
  type LucideIcon,
  PencilLine,
  Pin,
  RotateCcwClock,
  ShieldCheck,
  Sparkles,
  Trash,
} from "lucide-react";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { shellText } from "#shell/frame/text.ts";
import { BlockMenuItem } from "#shell/members/block-menu-item.tsx";
import { ModerationDialog, ReportDialog, VersionHistoryDialog } from "#shell/moderation/lazy-dialogs.ts";
import type { ModerationPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText, versionText } from "#shell/moderation/text.ts";
import {
  createThreadPrompt,
  refreshThreads,
  type ThreadActionName,
  threadActions,
  threadModerationState,
} from "#shell/moderation/thread-moderation.ts";
import { MountOnPress } from "#shell/navigation/mount-on-press.tsx";
import { changeThread, deleteThread } from "#shell/session/viewer-actions.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { editText, threadMenuText as text } from "./text.ts";

const ICONS: Record<ThreadActionName, typeof Pin> = {
  essence: Award,
  stickycircle: Pin,
  site: Globe,
  sticky: ArrowUpToLine,
  cherrypick: Sparkles,
  "cherrypick.propose": Sparkles,
  pact: ShieldCheck,
  guide: BookOpen,
  move: ArrowRightLeft,
  "move.propose": ArrowRightLeft,
  display: Eye,
  undershelf: EyeOff,
};

/** An additional menu item. */
export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  onSelect: () => void;
}

interface ThreadMenuItemsProps {
  threadId: string;
  author: { userId: string; nickname: string };
  /** Whether the viewer is the author. */
  isOwn: boolean;
  trigger: ReactElement;
  onDeleted?: () => void;
  leading?: readonly MenuAction[];
  further?: readonly MenuAction[];
}

/** The open menu. Actions that depend on permissions appear when the server has returned the viewer's permissions. */
function ThreadMenuItems({
  threadId,
  author,
  isOwn,
  trigger,
  onDeleted,
  leading,
  further,
}: ThreadMenuItemsProps) {
  const app = useApp();
  const { hasLogin } = useMember();
  const requireLogin = useRequireLogin();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [prompt, setPrompt] = useState<ModerationPrompt>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isReportOpen, setReportOpen] = useState(false);
  const moderationState = threadModerationState(app.api, threadId);
  // Not skipToken, which would also stop the same query of the page of a removed thread.
  const { data } = useQuery({ ...moderationState, enabled: isOpen && hasLogin });
  const mayDo = data?.viewer.mayDo ?? [];
  const marks = data?.viewer.marks ?? [];
  const actions = threadActions.filter((action) => mayDo.includes(action));
  const canMove = actions.some((action) => action.startsWith("move"));
  const circleQuery = apiQuery(app.api, "filterCircle");
  const circles = useQuery({ ...circleQuery, enabled: canMove });
  const [remove] = useAction(async () => {
    if (!(await confirm({ content: text.deleteQuestion, okText: text.delete, tone: "danger" }))) return;
    await deleteThread(app, threadId);
    toast(text.deleted, { tone: "success" });
    onDeleted?.();
  });
  const [withdraw] = useAction(async () => {
    const okText = moderationText.acts.undershelf![0];
    if (!(await confirm({ content: moderationText.undershelfOwn, okText }))) return;
    await app.api.call("threadUndershelf", { body: { threadId, value: 1 } });
    changeThread(app, threadId, () => null);
    onDeleted?.();
    await refreshThreads(app, threadId, "threadUndershelf");
  });
  const createRemovalPrompt = (): ModerationPrompt => ({
    name: `del.${threadId}`,
    title: text.delete,
    description: moderationText.removeOthers,
    presets: moderationText.presets.against,
    tone: "danger",
    async act({ reason }) {
      await app.api.call("threadDel", { body: { threadId, reason }, silent: true });
      changeThread(app, threadId, () => null);
      toast(text.deleted, { tone: "success" });
      onDeleted?.();
    },
    refresh: () => refreshThreads(app, threadId, "threadDel"),
  });
  const select = (action: ThreadActionName) => {
    if (action === "undershelf" && isOwn) return void withdraw();
    const isOn = marks.includes(action);
    const otherCircles = (circles.data?.rows ?? []).filter(({ id }) => id !== data?.thread.circle?.id);
    setPrompt(createThreadPrompt(app, action, { threadId, isOn, circles: otherCircles }, onDeleted));
  };
  return (
    <>
      <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        {leading?.map(({ label, icon: Icon, onSelect }) => (
          <DropdownMenuItem key={label} onSelect={onSelect}>
            {Icon && <Icon aria-hidden="true" strokeWidth={1.7} />}
            {label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => copyLink(paths.thread(threadId))}>
          <Link2 aria-hidden="true" strokeWidth={1.7} />
          {text.copyLink}
        </DropdownMenuItem>
        {!isOwn && (
          <DropdownMenuItem onSelect={() => requireLogin() && setReportOpen(true)}>
            <Flag aria-hidden="true" strokeWidth={1.7} />
            {moderationText.report}
          </DropdownMenuItem>
        )}
        {!isOwn && <BlockMenuItem {...author} />}
        {mayDo.includes("edit") && (
          <DropdownMenuItem onSelect={() => void navigate(paths.edit(threadId))}>
            <PencilLine aria-hidden="true" strokeWidth={1.7} />
            {editText.edit}
          </DropdownMenuItem>
        )}
        {mayDo.includes("history") && (
          <DropdownMenuItem onSelect={() => setHistoryOpen(true)}>
            <RotateCcwClock aria-hidden="true" strokeWidth={1.7} />
            {versionText.history}
          </DropdownMenuItem>
        )}
        {actions.length > 0 && <DropdownMenuSeparator />}
        {actions.map((action) => {
          const Icon = ICONS[action];
          const isOn = marks.includes(action);
          return (
            <DropdownMenuItem
              key={action}
              // A proposal cannot be repeated while it is pending.
              disabled={isOn && action.endsWith(".propose")}
              onSelect={() => select(action)}
            >
              <Icon aria-hidden="true" strokeWidth={1.7} />
              {moderationText.acts[action]![isOn ? 1 : 0]}
            </DropdownMenuItem>
          );
        })}
        {further?.map(({ label, icon: Icon, danger, onSelect }) => (
          <DropdownMenuItem key={label} tone={danger ? "danger" : "normal"} onSelect={onSelect}>
            {Icon && <Icon aria-hidden="true" strokeWidth={1.7} />}
            {label}
          </DropdownMenuItem>
        ))}
        {(isOwn || mayDo.includes("del")) && (
          <DropdownMenuItem
            tone="danger"
            onSelect={() => (isOwn ? remove() : setPrompt(createRemovalPrompt()))}
          >
            <Trash aria-hidden="true" strokeWidth={1.7} />
            {text.delete}
          </DropdownMenuItem>
        )}
      </DropdownMenu>

      {prompt && <ModerationDialog prompt={prompt} onClose={() => setPrompt(undefined)} />}
      {isHistoryOpen && <VersionHistoryDialog of={{ threadId }} onClose={() => setHistoryOpen(false)} />}
      {isReportOpen && <ReportDialog target={{ threadId }} onClose={() => setReportOpen(false)} />}
    </>
  );
}

interface ThreadMenuProps {
  thread: { id: string; user: { userId: string; nickname: string } };
  /** Called after the thread has been deleted or removed. */
  onDeleted?: () => void;
  /** Button of the menu; defaults to an ellipsis. */
  trigger?: ReactElement;
  /** Additional actions at the top. */
  leading?: readonly MenuAction[];
  /** Additional actions below those of moderators. */
  further?: readonly MenuAction[];
}

const ELLIPSIS = (
  <IconButton size="sm" aria-label={shellText.more} aria-haspopup="menu">
    <Ellipsis aria-hidden="true" strokeWidth={1.7} />
  </IconButton>
);

/** Button and menu with further actions of a thread. */
export function ThreadMenu({ thread: { id, user }, trigger = ELLIPSIS, ...rest }: ThreadMenuProps) {
  const { userId } = useMember();
  return (
    <MountOnPress trigger={trigger}>
      <ThreadMenuItems
        threadId={id}
        author={{ userId: user.userId, nickname: user.nickname }}
        isOwn={userId === user.userId}
        trigger={trigger}
        {...rest}
      />
    </MountOnPress>
  );
}
