import type { PrizeClaim } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPath } from "#paths";
import { checkInText as text } from "../text.ts";
import { GainDialog } from "./reward-dialog.tsx";

interface WonDialogProps {
  won: PrizeClaim;
  onClose: () => void;
}

/** What a lottery has given. */
export function WonDialog({ won: { amount, prizeName }, onClose }: WonDialogProps) {
  return (
    <GainDialog title={prizeName} href={getPath("points")} way={text.pointsDetail} onClose={onClose}>
      <p className="font-semibold text-[2.125rem] text-accent-text tabular-nums leading-[3rem]">
        {fillText(text.lotteryDone, { n: amount })}
      </p>
      <p className="text-text-secondary">{text.lotteryGiven}</p>
    </GainDialog>
  );
}
