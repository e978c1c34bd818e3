import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPath } from "#paths";
import { checkInText as text } from "../text.ts";
import { RewardDialog } from "./reward-dialog.tsx";

interface CheckedInDialogProps {
  result: AnswerOf<"taskDaySign">;
  onClose: () => void;
}

/** Dialog with the reward of a check-in (STATE-020). */
export function CheckedInDialog({ result, onClose }: CheckedInDialogProps) {
  const { points, streak, place, cardGained } = result;
  return (
    <RewardDialog title={text.signed} href={getPath("prizes")} linkLabel={text.seePrizes} onClose={onClose}>
      <p className="text-accent-text tabular-nums">
        <b className="font-semibold text-[2.125rem] leading-[3rem]">
          {fillText(text.signedPoints, { points })}
        </b>{" "}
        <span>{fillText(text.signedDays, { n: streak })}</span>
      </p>
      <p className="text-text-secondary tabular-nums">{fillText(text.signedPlace, { place })}</p>
      {cardGained === 1 && <p className="text-meta text-accent-text">{text.cardGained}</p>}
    </RewardDialog>
  );
}
