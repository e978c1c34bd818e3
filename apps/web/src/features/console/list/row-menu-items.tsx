import { DropdownMenu } from "@lenscape/ui/dropdown-menu";
import type { ReactElement } from "react";
import { type ActItem, ActItems } from "#shell/threads/menu-items.tsx";

interface RowMenuItemsProps {
  acts: readonly ActItem[];
  trigger: ReactElement;
}

/** The menu of a row, open from its first click on. The default export is what `part` takes. */
export default function RowMenuItems({ acts, trigger }: RowMenuItemsProps) {
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <ActItems acts={acts} />
    </DropdownMenu>
  );
}
