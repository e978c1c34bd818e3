import { DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import type { LucideIcon } from "lucide-react";

/** An entry of a menu, as it is listed before the menu's code is there. */
export interface ActItem {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  onSelect: () => void;
}

/** The entries of a menu, each with its icon, in red what takes something away. */
export function ActItems({ acts }: { acts: readonly ActItem[] }) {
  return acts.map(({ label, icon: Icon, danger, onSelect }) => (
    <DropdownMenuItem key={label} tone={danger ? "danger" : "normal"} onSelect={onSelect}>
      {Icon && <Icon aria-hidden="true" strokeWidth={1.7} />}
      {label}
    </DropdownMenuItem>
  ));
}
