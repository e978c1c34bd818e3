import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { KindTag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { leaveCircle } from "../circle-membership.ts";
import { circlesText as text } from "../text.ts";

/** Dialog with the member's circles and buttons to leave them, except those that the member moderates. */
export function JoinedCirclesDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const joined = useQuery(joinedCircles(app.api));
  const [leave, isLeaving] = useAction(async (id: string, name: string) => {
    const content = fillText(text.leaveConfirm, { name });
    if (!(await confirm({ content, okText: text.leave, tone: "danger" }))) return;
    await leaveCircle(app, id);
    toast(text.leaveDone, { tone: "success" });
  });
  return (
    <Dialog open size="sm" title={text.manageJoinedTitle} onOpenChange={(open) => !open && onClose()}>
      <QueryBody
        query={joined}
        lines={3}
        lineClass="h-14"
        picture
        empty={<EmptyState size="sm" title={text.joinedEmpty} />}
      >
        {(rows: RowOf<"circleMine">[]) => (
          <div className="-mx-4">
            {rows.map(({ id, groupName, picUrl, isMaster, joinedAt }) => (
              <UserRow
                key={id}
                user={{ userId: id, nickname: groupName, avatar: picUrl }}
                href={paths.circle(id)}
                note={fillText(text.joinedAt, { date: joinedAt.slice(0, 10) })}
                mark={isMaster === 1 && <KindTag kind="moderator" />}
                action={
                  isMaster === 0 && (
                    <Button size="sm" disabled={isLeaving} onClick={() => void leave(id, groupName)}>
                      {text.leave}
                    </Button>
                  )
                }
              />
            ))}
          </div>
        )}
      </QueryBody>
    </Dialog>
  );
}
