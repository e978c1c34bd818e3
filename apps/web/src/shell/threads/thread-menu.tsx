import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@lenscape/ui/dropdown-menu";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import {
  ArrowRightLeft,
  ArrowUpToLine,
  Award,
  BookOpen,
  Eye,
  EyeOff,
  Flag,
  Globe,
  Link2,
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
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { BlockItem } from "#shell/members/block-menu-item.tsx";
import type { ActPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText } from "#shell/moderation/text.ts";
import {
  actPrompt,
  type MenuAct,
  menuActs,
  refreshThreads,
  threadStanding,
} from "#shell/moderation/thread-moderation.ts";
import { changeThread, deleteThread } from "#shell/session/viewer-actions.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { editText } from "./edit-text.ts";
import { feedText as text } from "./feed-text.ts";
import { type ActItem, ActItems } from "./menu-items.tsx";

const ActDialog = lazyDialog(() => import("#shell/moderation/moderation-dialog.tsx"));
const HistoryDialog = lazyDialog(() => import("#shell/moderation/version-history-dialog.tsx"));
const ReportDialog = lazyDialog(() => import("#shell/moderation/report-dialog.tsx"));

const ICONS: Record<MenuAct, typeof Pin> = {
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

export interface ThreadMenuProps {
  threadId: string;
  author: { userId: string; nickname: string };
  /** Whether it is my own thread. */
  own: boolean;
  trigger: ReactElement;
  /** Called after the thread has been deleted or taken down. */
  onDeleted?: () => void;
  /** What else can be done with it. */
  further?: readonly ActItem[];
}

/**
 * The menu of a thread, open from its first click on: what everybody can do at once, what the member may do to it once
 * the server has said so. The default export is what `part` takes.
 */
export default function ThreadMenu({ threadId, author, own, trigger, onDeleted, further }: ThreadMenuProps) {
  const app = useApp();
  const { hasLogin } = useMember();
  const admit = useAdmission();
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState<ActPrompt>();
  const [reading, setReading] = useState(false);
  const navigate = useNavigate();
  const [reporting, setReporting] = useState(false);
  const standing = threadStanding(app.api, threadId);
  // Not by skipToken: the page of a thread that is not shown asks the same, and would get nothing by it.
  const { data } = useQuery({ ...standing, enabled: open && hasLogin });
  const mayDo = data?.viewer.mayDo ?? [];
  const marks = data?.viewer.marks ?? [];
  const acts = menuActs.filter((act) => mayDo.includes(act));
  const moves = acts.some((act) => act.startsWith("move"));
  const circleQuery = apiQuery(app.api, "filterCircle");
  const circles = useQuery({ ...circleQuery, enabled: moves });
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
  const removeOthers = (): ActPrompt => ({
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
  const choose = (act: MenuAct) => {
    if (act === "undershelf" && own) return void withdraw();
    const on = marks.includes(act);
    const elsewhere = (circles.data?.rows ?? []).filter(({ id }) => id !== data?.thread.circle?.id);
    setAsking(actPrompt(app, act, { threadId, on, circles: elsewhere }, onDeleted));
  };
  return (
    <>
      <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
        <DropdownMenuItem onSelect={() => copyLink(paths.thread(threadId))}>
          <Link2 aria-hidden="true" strokeWidth={1.7} />
          {text.copyLink}
        </DropdownMenuItem>
        {!own && (
          <DropdownMenuItem onSelect={() => admit() && setReporting(true)}>
            <Flag aria-hidden="true" strokeWidth={1.7} />
            {moderationText.report}
          </DropdownMenuItem>
        )}
        {!own && <BlockItem {...author} />}
        {mayDo.includes("edit") && (
          <DropdownMenuItem onSelect={() => void navigate(paths.edit(threadId))}>
            <PencilLine aria-hidden="true" strokeWidth={1.7} />
            {editText.edit}
          </DropdownMenuItem>
        )}
        {mayDo.includes("history") && (
          <DropdownMenuItem onSelect={() => setReading(true)}>
            <RotateCcwClock aria-hidden="true" strokeWidth={1.7} />
            {editText.history}
          </DropdownMenuItem>
        )}
        {acts.length > 0 && <DropdownMenuSeparator />}
        {acts.map((act) => {
          const Icon = ICONS[act];
          const on = marks.includes(act);
          return (
            <DropdownMenuItem
              key={act}
              // What has been asked for waits for its answer.
              disabled={on && act.endsWith(".propose")}
              onSelect={() => choose(act)}
            >
              <Icon aria-hidden="true" strokeWidth={1.7} />
              {moderationText.acts[act]![on ? 1 : 0]}
            </DropdownMenuItem>
          );
        })}
        {further && <ActItems acts={further} />}
        {(own || mayDo.includes("del")) && (
          <DropdownMenuItem tone="danger" onSelect={() => (own ? remove() : setAsking(removeOthers()))}>
            <Trash aria-hidden="true" strokeWidth={1.7} />
            {text.delete}
          </DropdownMenuItem>
        )}
      </DropdownMenu>

      {asking && <ActDialog asking={asking} onClose={() => setAsking(undefined)} />}
      {reading && <HistoryDialog of={{ threadId }} onClose={() => setReading(false)} />}
      {reporting && <ReportDialog target={{ threadId }} onClose={() => setReporting(false)} />}
    </>
  );
}
