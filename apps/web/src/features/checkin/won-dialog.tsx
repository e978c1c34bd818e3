import type { PrizeClaim } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { checkInText as text } from "#copy/checkin.ts";
import { pageOf } from "#paths";

interface WonDialogProps {
  won: PrizeClaim;
  onClose: () => void;
}

/** What a lottery has given: it stays until it has been read, as what signing gives does. */
export function WonDialog({ won: { amount, prizeName }, onClose }: WonDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={prizeName}
      footer={
        <>
          <Button asChild>
            <Link href={pageOf("points")}>{text.pointsDetail}</Link>
          </Button>
          <Button tone="primary" onClick={onClose}>
            {text.fine}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-2 py-4 text-center">
        <p className="font-semibold text-[2.125rem] text-accent-text tabular-nums leading-[3rem]">
          {fillText(text.lotteryDone, { n: amount })}
        </p>
        <p className="text-text-secondary">{text.lotteryGiven}</p>
      </div>
    </Dialog>
  );
}
