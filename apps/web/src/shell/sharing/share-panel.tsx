import { Button } from "@lenscape/ui/button";
import { IconButton } from "@lenscape/ui/icon-button";
import { Popup } from "@lenscape/ui/popup";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { Send, X } from "lucide-react";
import { useApp, useMember } from "#lib/app.tsx";
import { isDesktopWidth } from "#lib/navigation-guard.ts";
import { loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";
import { QrCodeFrame } from "./code-frame.tsx";
import { CopyRow } from "./copy-row.tsx";
import { copyLink } from "./copy-text.ts";
import { MiniProgramShare } from "./mini-program-share.tsx";
import QrCode from "./qr-code.tsx";
import type { SharedThread } from "./share.ts";
import { countShare, getShareUrl } from "./share-url.ts";
import { shareText as text } from "./text.ts";
import ThreadPoster from "./thread-poster.tsx";

/** Whether the primary input is touch. Only touch devices get the system's share sheet. */
const isTouch = () => window.matchMedia("(pointer: coarse)").matches;

interface PaneProps {
  thread: SharedThread;
  /** Called when the thread has been shared. */
  onShared: () => void;
}

/** QR code and link. Touch devices get the link and the system's share sheet, and tablets also the QR code below. */
function LinkPane({ thread, onShared }: PaneProps) {
  const url = getShareUrl(thread);
  const send = async () => {
    const sent = await navigator.share({ title: thread.title || thread.excerpt, url }).then(
      () => true,
      () => false,
    );
    if (sent) onShared();
  };
  const code = (
    <>
      <QrCodeFrame>
        <QrCode value={url} />
      </QrCodeFrame>
      <p className="text-meta text-text-muted">{text.linkHint}</p>
    </>
  );
  const touch = isTouch();
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
      {/* No QR code on phones, which cannot scan their own screen. */}
      {touch && isDesktopWidth() && <div className="mt-3 grid justify-items-center gap-2">{code}</div>}
    </>
  );
}

/** Share panel of a thread: link, poster, and for members the mini-program if the operator has connected one. */
export default function SharePanel({ thread, onClose }: { thread: SharedThread; onClose: () => void }) {
  const app = useApp();
  const { userId } = useMember();
  const { data } = useQuery(loginMethodsQuery(app.api));
  const onShared = () => {
    onClose();
    void countShare(app, thread.id);
  };
  const paneClass = "grid justify-items-center gap-2 px-4 pt-5 pb-6 text-center md:px-6";
  return (
    <Popup open type="share" label={text.title} onOpenChange={(open) => !open && onClose()}>
      <header className="flex h-14 flex-none items-center justify-between pr-3 pl-4 md:pl-6">
        <b aria-hidden="true" className="font-semibold text-title">
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
        <TabsList aria-label={text.tabs} className="mt-1 px-1 md:px-3">
          <TabsTab value="link">{text.link}</TabsTab>
          <TabsTab value="poster">{text.poster}</TabsTab>
          {userId && data?.mini === 1 && <TabsTab value="mini">{text.mini}</TabsTab>}
        </TabsList>
        <TabsPanel value="link" className={paneClass}>
          <LinkPane thread={thread} onShared={onShared} />
        </TabsPanel>
        <TabsPanel value="poster" className={paneClass}>
          <ThreadPoster thread={thread} onShared={onShared} />
        </TabsPanel>
        <TabsPanel value="mini" className={paneClass}>
          <MiniProgramShare threadId={thread.id} onShared={onShared} />
        </TabsPanel>
      </Tabs>
    </Popup>
  );
}
