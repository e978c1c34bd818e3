import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { checkInText as text } from "#copy/checkin.ts";
import { pageOf } from "#paths";

interface SignedDialogProps {
  signed: AnswerOf<"taskDaySign">;
  onClose: () => void;
}

/** What signing has given: 签到成功 (screens.md 4.6, STATE-020). */
export function SignedDialog({ signed, onClose }: SignedDialogProps) {
  const { points, streak, place, cardGained } = signed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={text.signed}
      footer={
        <>
          <Button asChild>
            <Link href={pageOf("prizes")}>{text.seePrizes}</Link>
          </Button>
          <Button tone="primary" onClick={onClose}>
            {text.fine}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-2 py-4 text-center">
        <p className="text-accent-text tabular-nums">
          <b className="font-semibold text-[2.125rem] leading-[3rem]">
            {fillText(text.signedPoints, { points })}
          </b>{" "}
          {fillText(text.signedDays, { n: streak })}
        </p>
        <p className="text-text-secondary tabular-nums">{fillText(text.signedPlace, { place })}</p>
        {cardGained === 1 && <p className="text-sm text-accent-text">{text.cardGained}</p>}
      </div>
    </Dialog>
  );
}
