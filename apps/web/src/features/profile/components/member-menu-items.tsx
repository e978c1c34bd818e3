import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Ban, Flag, MicOff, SquareArrowUpRightExit, UserX } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { BlockItem } from "#shell/members/block-menu-item.tsx";
import { closing, denying, forbidding } from "#shell/moderation/member-moderation.ts";
import type { ActPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText as text } from "#shell/moderation/text.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";

const ActDialog = lazyDialog(() => import("#shell/moderation/moderation-dialog.tsx"));
const ReportDialog = lazyDialog(() => import("#shell/moderation/report-dialog.tsx"));

interface MemberMenuItemsProps {
  userId: string;
  nickname: string;
  trigger: ReactElement;
}

/** The menu of a member's page, open from its first click on. The default export is what `part` takes. */
export default function MemberMenuItems({ userId, nickname, trigger }: MemberMenuItemsProps) {
  const app = useApp();
  const { hasLogin } = useMember();
  const admit = useAdmission();
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState<ActPrompt>();
  const [reporting, setReporting] = useState(false);
  const query = apiQuery(app.api, "userMayDo", { query: { userId }, silent: true });
  const standing = useQuery({ ...query, staleTime: 0, enabled: open && hasLogin });
  const { mayDo = [], circles = [], deniedUntil, forbiddenUntil, isClosed } = standing.data ?? {};
  const subject = { userId, nickname, refresh: () => app.queries.invalidateQueries(query) };
  /** Where they are muted now, or are not. */
  const places = (on: boolean) => ({
    on,
    everywhere: mayDo.includes("deny") && Boolean(deniedUntil) === on,
    circles: circles.filter((circle) => Boolean(circle.deniedUntil) === on),
  });
  return (
    <>
      <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
        <DropdownMenuItem onSelect={() => admit({ act: "report", id: userId }) && setReporting(true)}>
          <Flag aria-hidden="true" strokeWidth={1.7} />
          {text.report}
        </DropdownMenuItem>
        <BlockItem userId={userId} nickname={nickname} />
        {[places(false), places(true)]
          .filter(({ everywhere, circles }) => everywhere || circles.length > 0)
          .map((where) => (
            <DropdownMenuItem key={Number(where.on)} onSelect={() => setAsking(denying(app, subject, where))}>
              <MicOff aria-hidden="true" strokeWidth={1.7} />
              {text.acts.deny![where.on ? 1 : 0]}
            </DropdownMenuItem>
          ))}
        {mayDo.includes("forbidden") && (
          <DropdownMenuItem
            tone="danger"
            onSelect={() =>
              setAsking(
                forbidding(app, subject, { on: Boolean(forbiddenUntil), forever: mayDo.includes("closed") }),
              )
            }
          >
            <Ban aria-hidden="true" strokeWidth={1.7} />
            {text.acts.forbidden![forbiddenUntil ? 1 : 0]}
          </DropdownMenuItem>
        )}
        {mayDo.includes("closed") && (
          <DropdownMenuItem tone="danger" onSelect={() => setAsking(closing(app, subject, isClosed === 1))}>
            <UserX aria-hidden="true" strokeWidth={1.7} />
            {text.acts.closed![isClosed ? 1 : 0]}
          </DropdownMenuItem>
        )}
        {mayDo.includes("console") && (
          <DropdownMenuItem asChild>
            <Link href={paths.console("members", { userId })}>
              <SquareArrowUpRightExit aria-hidden="true" strokeWidth={1.7} />
              {text.openConsole}
            </Link>
          </DropdownMenuItem>
        )}
      </DropdownMenu>

      {asking && <ActDialog asking={asking} onClose={() => setAsking(undefined)} />}
      {reporting && <ReportDialog target={{ userId }} onClose={() => setReporting(false)} />}
    </>
  );
}
