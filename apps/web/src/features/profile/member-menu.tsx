import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { moderationText as text } from "#copy/moderation.ts";

const Items = lazy(() => import("./member-menu-items.tsx"));

/** The button with more actions on a member's page. Its menu's code is fetched at the first click. */
export function MemberMenu({ userId, nickname }: { userId: string; nickname: string }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton aria-label={text.memberMenu} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Items userId={userId} nickname={nickname} trigger={button} />
    </Suspense>
  );
}
