import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Ban, Ellipsis, Flag, MicOff, SquareArrowUpRightExit, UserX } from "lucide-react";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { BlockMenuItem } from "#shell/members/block-menu-item.tsx";
import { ModerationDialog, ReportDialog } from "#shell/moderation/lazy-dialogs.ts";
import { createBanPrompt, createClosePrompt, createMutePrompt } from "#shell/moderation/member-moderation.ts";
import type { ModerationPrompt } from "#shell/moderation/moderation-dialog.tsx";
import { moderationText as text } from "#shell/moderation/text.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";

/** Menu of a member's page: report, block, and the moderation actions that the server allows the viewer. */
export function MemberMenu({ userId, nickname }: { userId: string; nickname: string }) {
  const app = useApp();
  const { hasLogin } = useMember();
  const requireLogin = useRequireLogin();
  const [isOpen, setOpen] = useState(false);
  const [prompt, setPrompt] = useState<ModerationPrompt>();
  const [isReporting, setReporting] = useState(false);
  const query = apiQuery(app.api, "userMayDo", { query: { userId }, silent: true });
  const { data } = useQuery({ ...query, staleTime: 0, enabled: isOpen && hasLogin });
  const { mayDo = [], circles = [], deniedUntil, forbiddenUntil, isClosed } = data ?? {};
  const subject = { userId, nickname, refresh: () => app.queries.invalidateQueries(query) };
  /** Returns where the member is muted, or not muted, and the viewer may change that. */
  const getMuteScope = (isMuted: boolean) => ({
    isMuted,
    isEverywhere: mayDo.includes("deny") && Boolean(deniedUntil) === isMuted,
    circles: circles.filter((circle) => Boolean(circle.deniedUntil) === isMuted),
  });
  const button = (
    <IconButton aria-label={text.memberMenu}>
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return (
    <>
      <DropdownMenu trigger={button} open={isOpen} onOpenChange={setOpen}>
        <DropdownMenuItem
          onSelect={() => requireLogin({ action: "report", id: userId }) && setReporting(true)}
        >
          <Flag aria-hidden="true" strokeWidth={1.7} />
          {text.report}
        </DropdownMenuItem>
        <BlockMenuItem userId={userId} nickname={nickname} />
        {[getMuteScope(false), getMuteScope(true)]
          .filter(({ isEverywhere, circles }) => isEverywhere || circles.length > 0)
          .map(({ isMuted, isEverywhere, circles }) => (
            <DropdownMenuItem
              key={Number(isMuted)}
              onSelect={() =>
                setPrompt(
                  createMutePrompt(app, subject, { isOn: isMuted, canMuteEverywhere: isEverywhere, circles }),
                )
              }
            >
              <MicOff aria-hidden="true" strokeWidth={1.7} />
              {text.acts.deny![isMuted ? 1 : 0]}
            </DropdownMenuItem>
          ))}
        {mayDo.includes("forbidden") && (
          <DropdownMenuItem
            tone="danger"
            onSelect={() =>
              setPrompt(
                createBanPrompt(app, subject, {
                  isOn: Boolean(forbiddenUntil),
                  canBanForever: mayDo.includes("closed"),
                }),
              )
            }
          >
            <Ban aria-hidden="true" strokeWidth={1.7} />
            {text.acts.forbidden![forbiddenUntil ? 1 : 0]}
          </DropdownMenuItem>
        )}
        {mayDo.includes("closed") && (
          <DropdownMenuItem
            tone="danger"
            onSelect={() => setPrompt(createClosePrompt(app, subject, isClosed === 1))}
          >
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

      {prompt && <ModerationDialog prompt={prompt} onClose={() => setPrompt(undefined)} />}
      {isReporting && <ReportDialog target={{ userId }} onClose={() => setReporting(false)} />}
    </>
  );
}
