import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { moderationText as text } from "#shell/moderation/text.ts";

const Items = lazyDialog(() => import("./member-menu-items.tsx"));

/** The button with more actions on a member's page. Its menu's code is fetched at the first click. */
export function MemberMenu({ userId, nickname }: { userId: string; nickname: string }) {
  const button = (
    <IconButton aria-label={text.memberMenu} aria-haspopup="menu">
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return <Items userId={userId} nickname={nickname} trigger={button} />;
}
