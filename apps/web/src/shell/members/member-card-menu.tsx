import { DropdownMenu } from "@lenscape/ui/dropdown-menu";
import type { ReactElement } from "react";
import { BlockItem } from "./block-menu-item.tsx";

interface MemberCardMenuProps {
  userId: string;
  nickname: string;
  trigger: ReactElement;
}

/** What one does with somebody less often than following or writing. The default export is what `part` takes. */
export default function MemberCardMenu({ trigger, ...user }: MemberCardMenuProps) {
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <BlockItem {...user} />
    </DropdownMenu>
  );
}
