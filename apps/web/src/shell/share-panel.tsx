import { Button } from "@lenscape/ui/button";
import { IconButton } from "@lenscape/ui/icon-button";
import { Input } from "@lenscape/ui/input";
import { Popup } from "@lenscape/ui/popup";
import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { feedText as text } from "#copy/feed.ts";
import { copyLink } from "./copy-text.ts";
import { quietPart } from "./page-part.tsx";
import { closeShare, type Shared, sharedNow, subscribeShare, threadUrl } from "./share.ts";

const QrCode = quietPart(() => import("./qr-code.tsx"));

interface SharePanelProps {
  thread: Shared;
  /** Called when the link has been taken. */
  onShared: () => void;
  onClose: () => void;
}

/** The share panel of a thread: a QR code for the phone and the link to copy. */
function SharePanel({ thread, onShared, onClose }: SharePanelProps) {
  const url = threadUrl(thread.id);
  return (
    <Popup open type="share" label={text.share} onOpenChange={(open) => !open && onClose()}>
      <header className="flex h-14 flex-none items-center justify-between pr-3 pl-6">
        <b aria-hidden="true" className="font-semibold text-lg">
          {text.share}
        </b>
        <IconButton aria-label={text.close} onClick={onClose}>
          <X aria-hidden="true" strokeWidth={1.7} />
        </IconButton>
      </header>
      <div className="grid justify-items-center gap-1 px-6 pb-6 text-center">
        <p className="mb-3 line-clamp-2 text-text-secondary wrap-anywhere">
          {thread.title || thread.excerpt}
        </p>
        <div className="size-44 rounded-lg border border-border bg-white p-2">
          <QrCode value={url} />
        </div>
        <p className="text-sm text-text-muted">{text.shareHint}</p>
        <div className="mt-4 flex w-full gap-2">
          <Input
            readOnly
            value={url}
            aria-label={text.shareLink}
            onFocus={(event) => event.target.select()}
            className="flex-1"
          />
          <Button
            tone="primary"
            className="h-10 flex-none"
            onClick={async () => {
              if (!(await copyLink(url))) return;
              onShared();
              onClose();
            }}
          >
            {text.copyLink}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

/** Shows the share panel while `shareThread` has it open; leaving the page closes it. */
export function ShareHost() {
  const shown = useSyncExternalStore(subscribeShare, sharedNow, () => null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => closeShare, [key]);
  if (!shown) return null;
  return <SharePanel {...shown} onClose={closeShare} />;
}
