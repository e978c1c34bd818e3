import type { PrizeClaim } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkInText as text } from "#copy/check-in-text.ts";
import { pageOf } from "#paths";
import { GainDialog } from "./reward-dialog.tsx";

interface WonDialogProps {
  won: PrizeClaim;
  onClose: () => void;
}

/** What a lottery has given. */
export function WonDialog({ won: { amount, prizeName }, onClose }: WonDialogProps) {
  return (
    <GainDialog title={prizeName} href={pageOf("points")} way={text.pointsDetail} onClose={onClose}>
      <p className="font-semibold text-[2.125rem] text-accent-text tabular-nums leading-[3rem]">
        {fillText(text.lotteryDone, { n: amount })}
      </p>
      <p className="text-text-secondary">{text.lotteryGiven}</p>
    </GainDialog>
  );
}
