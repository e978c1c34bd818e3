import type { PrizeClaim } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPath } from "#paths";
import { checkInText as text } from "../text.ts";
import { RewardDialog } from "./reward-dialog.tsx";

interface PrizeWonDialogProps {
  claim: PrizeClaim;
  onClose: () => void;
}

/** Dialog with the result of a lottery. */
export function PrizeWonDialog({ claim: { amount, prizeName }, onClose }: PrizeWonDialogProps) {
  return (
    <RewardDialog title={prizeName} href={getPath("points")} linkLabel={text.pointsDetail} onClose={onClose}>
      <p className="font-semibold text-[2.125rem] text-accent-text tabular-nums leading-[3rem]">
        {fillText(text.lotteryDone, { n: amount })}
      </p>
      <p className="text-text-secondary">{text.lotteryGiven}</p>
    </RewardDialog>
  );
}
