import { DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { Ban } from "lucide-react";
import { blockText as text } from "./text.ts";
import { type BlockTarget, useBlock } from "./use-block.ts";

/** Menu item that blocks or unblocks a member. */
export function BlockMenuItem(user: BlockTarget) {
  const { isBlocked, toggle } = useBlock(user);
  return (
    <DropdownMenuItem onSelect={() => toggle()}>
      <Ban aria-hidden="true" strokeWidth={1.7} />
      <span>{isBlocked ? text.unblock : text.block}</span>
    </DropdownMenuItem>
  );
}
