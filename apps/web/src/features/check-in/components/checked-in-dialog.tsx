import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPath } from "#paths";
import { checkInText as text } from "../text.ts";
import { GainDialog } from "./reward-dialog.tsx";

interface SignedDialogProps {
  signed: AnswerOf<"taskDaySign">;
  onClose: () => void;
}

/** What signing has given: 签到成功 (STATE-020). */
export function SignedDialog({ signed, onClose }: SignedDialogProps) {
  const { points, streak, place, cardGained } = signed;
  return (
    <GainDialog title={text.signed} href={getPath("prizes")} way={text.seePrizes} onClose={onClose}>
      <p className="text-accent-text tabular-nums">
        <b className="font-semibold text-[2.125rem] leading-[3rem]">
          {fillText(text.signedPoints, { points })}
        </b>{" "}
        {fillText(text.signedDays, { n: streak })}
      </p>
      <p className="text-text-secondary tabular-nums">{fillText(text.signedPlace, { place })}</p>
      {cardGained === 1 && <p className="text-sm text-accent-text">{text.cardGained}</p>}
    </GainDialog>
  );
}
