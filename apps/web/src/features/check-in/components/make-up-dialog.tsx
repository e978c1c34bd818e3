import type { CheckInCalendar } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { checkInText as text } from "../text.ts";

interface MakeUpDialogProps {
  day: string;
  calendar: CheckInCalendar;
  onClose: () => void;
}

/** Dialog to make up a missed day with a card or points. */
export function MakeUpDialog({ day, calendar, onClose }: MakeUpDialogProps) {
  const app = useApp();
  const { makeupCards, makeupLeft, makeupPoints } = calendar;
  const [makeUp, isPending] = useAction(async (payment: "card" | "points") => {
    try {
      const { streak } = await app.api.call("checkInMakeup", { body: { day, by: payment } });
      toast(fillText(text.makeupDone, { n: streak }), { tone: "success" });
      onClose();
    } finally {
      await invalidateAfter(app.queries, "checkInMakeup");
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={fillText(text.makeupTitle, { day })}
      description={fillText(text.makeupAsk, { n: makeupLeft })}
    >
      <div className="grid gap-2">
        <Button
          tone="accent"
          block
          loading={isPending}
          disabled={makeupCards === 0}
          onClick={() => makeUp("card")}
        >
          {fillText(text.makeupByCard, { n: makeupCards })}
        </Button>
        <Button block loading={isPending} onClick={() => makeUp("points")}>
          {fillText(text.makeupByPoints, { n: makeupPoints })}
        </Button>
      </div>
    </Dialog>
  );
}
