import { DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { Ban } from "lucide-react";
import { blockText as text } from "./block-text.ts";
import { type Blockable, useBlock } from "./use-block.ts";

/** The row of a menu that blocks somebody else, or ends it. */
export function BlockItem(user: Blockable) {
  const { blocked, toggle } = useBlock(user);
  return (
    <DropdownMenuItem onSelect={() => toggle()}>
      <Ban aria-hidden="true" strokeWidth={1.7} />
      {blocked ? text.unblock : text.block}
    </DropdownMenuItem>
  );
}
