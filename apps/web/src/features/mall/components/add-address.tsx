import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Plus } from "lucide-react";
import { paths } from "#paths";
import { MAX_ADDRESSES } from "../addresses.ts";
import { mallText as text } from "../text.ts";

/**
 * Button next to the page title that opens the form for a new address. Shows a note at the maximum number of addresses.
 */
export function AddAddressButton({ count }: { count: number }) {
  if (count >= MAX_ADDRESSES) return <span className="text-meta text-text-muted">{text.full}</span>;
  return (
    <Button tone="primary" asChild>
      <Link href={paths.addressEdit()}>
        <Plus aria-hidden="true" strokeWidth={1.7} />
        {text.addAddress}
      </Link>
    </Button>
  );
}
