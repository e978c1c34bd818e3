import { hasPermi } from "@lenscape/api/permissions";
import type { Circle } from "@lenscape/api/types";
import { Settings2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useMember } from "#lib/app.tsx";
import { circlesText as text } from "../text.ts";
import { CircleManageDialog } from "./circle-manage-dialog.tsx";
import { CircleRow } from "./circle-row.tsx";

/** Row that opens the management of a circle, for its moderators and the operators. */
export function CircleManageRow({ circle }: { circle: Circle }) {
  const member = useMember();
  const [search] = useSearchParams();
  const showsApplications = search.get("manage") === "apply";
  const [isOpen, setOpen] = useState(showsApplications);
  const canManage =
    circle.webMaster.some(({ userId }) => userId === member.userId) ||
    hasPermi(member.permissions, "circle.manage");
  if (!member.token || !canManage) return null;
  return (
    <>
      <CircleRow icon={Settings2} label={text.manage} onOpen={() => setOpen(true)} />
      {isOpen && (
        <CircleManageDialog
          circle={circle}
          showsApplications={showsApplications}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
