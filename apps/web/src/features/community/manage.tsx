import { hasPermi } from "@lenscape/api/permissions";
import type { Circle } from "@lenscape/api/types";
import { ChevronRight, Settings2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community.ts";
import { useMember } from "#lib/app.tsx";
import { part } from "#shell/part.tsx";

const ManageDialog = part(() => import("./manage-dialog.tsx"));

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
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2.5 border-border border-t px-4 text-left hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-6"
      >
        <Settings2 aria-hidden="true" size={18} strokeWidth={1.7} className="flex-none text-brand-text" />
        {text.manage}
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.7} className="ml-auto text-text-muted" />
      </button>
      {open && <ManageDialog circle={circle} applies={applies} onClose={() => setOpen(false)} />}
    </>
  );
}
