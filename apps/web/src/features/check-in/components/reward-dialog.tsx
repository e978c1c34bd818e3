import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Link } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { checkInText as text } from "../text.ts";

interface RewardDialogProps {
  title: string;
  /** URL and label of the link to details. */
  href: string;
  linkLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog that shows a reward until it is closed. */
export function RewardDialog({ title, href, linkLabel, onClose, children }: RewardDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={title}
      footer={
        <>
          <Button asChild>
            <Link href={href}>{linkLabel}</Link>
          </Button>
          <Button tone="primary" onClick={onClose}>
            {text.fine}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-2 py-4 text-center">{children}</div>
    </Dialog>
  );
}
