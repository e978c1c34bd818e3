import { hasPermi } from "@lenscape/api/permissions";
import type { Circle } from "@lenscape/api/types";
import { Settings2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { useMember } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { CircleRow } from "./circle-row.tsx";

const ManageDialog = lazyDialog(() => import("./circle-manage-dialog.tsx"));

/** The way to looking after a circle, for its moderators and the community's operators. */
export function ManageRow({ circle }: { circle: Circle }) {
  const member = useMember();
  const [search] = useSearchParams();
  const applies = search.get("manage") === "apply";
  const [open, setOpen] = useState(applies);
  const inCharge =
    circle.webMaster.some(({ userId }) => userId === member.userId) ||
    hasPermi(member.permissions, "circle.manage");
  if (!member.token || !inCharge) return null;
  return (
    <>
      <CircleRow icon={Settings2} label={text.manage} onOpen={() => setOpen(true)} />
      {open && <ManageDialog circle={circle} applies={applies} onClose={() => setOpen(false)} />}
    </>
  );
}
