import { Button } from "@lenscape/ui/button";
import { IconButton } from "@lenscape/ui/icon-button";
import { Popup } from "@lenscape/ui/popup";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { Send, X } from "lucide-react";
import { useApp, useMember } from "#lib/app.tsx";
import { isWide } from "#lib/guard.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { ways } from "#shell/sign-in/wechat-login.ts";
import { CodeFrame } from "./code-frame.tsx";
import { CopyRow } from "./copy-row.tsx";
import { copyLink } from "./copy-text.ts";
import type { Shared } from "./share.ts";
import { countShare, sharedUrl } from "./share-url.ts";
import { shareText as text } from "./text.ts";

const QrCode = lazySection(() => import("./qr-code.tsx"), { quiet: true });
const ThreadPoster = lazySection(() => import("./thread-poster.tsx"));
const MiniProgram = lazySection(() => import("./mini-program-share.tsx"));

/** Under a finger the system's own sheet is the way to friends; a desktop's would only repeat the link. */
const byFinger = () => window.matchMedia("(pointer: coarse)").matches;

interface PaneProps {
  thread: Shared;
  /** Called when the thread has been handed on. */
  onShared: () => void;
}

/** The QR code for the phone and the link; under a finger the link and the system's own sheet, and on a tablet the code below them. */
function LinkPane({ thread, onShared }: PaneProps) {
  const url = sharedUrl(thread);
  const send = async () => {
    const sent = await navigator.share({ title: thread.title || thread.excerpt, url }).then(
      () => true,
      () => false,
    );
    if (sent) onShared();
  };
  const code = (
    <>
      <CodeFrame>
        <QrCode value={url} />
      </CodeFrame>
      <p className="text-sm text-text-muted">{text.linkHint}</p>
    </>
  );
  const touch = byFinger();
  return (
    <>
      {!touch && code}
      <CopyRow
        label={text.linkField}
        value={url}
        action={text.copyLink}
        onCopy={async () => {
          if (await copyLink(url)) onShared();
        }}
      />
      {touch && Boolean(navigator.share) && (
        <Button className="mt-1 w-full" onClick={() => void send()}>
          <Send aria-hidden="true" strokeWidth={1.7} />
          {text.send}
        </Button>
      )}
      {/* A phone cannot scan what it shows itself. */}
      {touch && isWide() && <div className="mt-3 grid justify-items-center gap-2">{code}</div>}
    </>
  );
}

/**
 * The share panel of a thread: link, poster, and for members the mini-program where the operator has connected one. The
 * default export is what `part` takes.
 */
export default function SharePanel({ thread, onClose }: { thread: Shared; onClose: () => void }) {
  const app = useApp();
  const { userId } = useMember();
  const { data } = useQuery(ways(app.api));
  const onShared = () => {
    onClose();
    void countShare(app, thread.id);
  };
  const waiting = <Skeleton className="h-60 w-44 rounded-xl" />;
  const pane = "grid justify-items-center gap-2 px-4 pt-5 pb-6 text-center md:px-6";
  return (
    <Popup open type="share" label={text.title} onOpenChange={(open) => !open && onClose()}>
      <header className="flex h-14 flex-none items-center justify-between pr-3 pl-4 md:pl-6">
        <b aria-hidden="true" className="font-semibold text-lg">
          {text.title}
        </b>
        <IconButton aria-label={text.close} onClick={onClose}>
          <X aria-hidden="true" strokeWidth={1.7} />
        </IconButton>
      </header>
      <Tabs defaultValue="link" className="min-h-0 overflow-y-auto">
        <p className="line-clamp-2 px-4 text-text-secondary md:px-6 wrap-anywhere">
          {thread.title || thread.excerpt}
        </p>
        <TabsList aria-label={text.ways} className="mt-1 px-1 md:px-3">
          <TabsTab value="link">{text.link}</TabsTab>
          <TabsTab value="poster">{text.poster}</TabsTab>
          {userId && data?.mini === 1 && <TabsTab value="mini">{text.mini}</TabsTab>}
        </TabsList>
        <TabsPanel value="link" className={pane}>
          <LinkPane thread={thread} onShared={onShared} />
        </TabsPanel>
        <TabsPanel value="poster" className={pane}>
          <ThreadPoster thread={thread} onShared={onShared} waiting={waiting} />
        </TabsPanel>
        <TabsPanel value="mini" className={pane}>
          <MiniProgram threadId={thread.id} onShared={onShared} waiting={waiting} />
        </TabsPanel>
      </Tabs>
    </Popup>
  );
}
