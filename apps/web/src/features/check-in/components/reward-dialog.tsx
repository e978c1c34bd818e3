import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Link } from "@lenscape/ui/link";
import type { ReactNode } from "react";
import { checkInText as text } from "../text.ts";

interface GainDialogProps {
  title: string;
  /** Where there is more about it, and what that is called. */
  href: string;
  way: string;
  onClose: () => void;
  children: ReactNode;
}

/** What was gained: it stays until it has been read. */
export function GainDialog({ title, href, way, onClose, children }: GainDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={title}
      footer={
        <>
          <Button asChild>
            <Link href={href}>{way}</Link>
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
