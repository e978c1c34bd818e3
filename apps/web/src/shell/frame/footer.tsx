import { Button } from "@lenscape/ui/button";
import { SiteFooter } from "@lenscape/ui/site-footer";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { pageOf } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { useSiteInfo } from "./site-info.ts";
import { shellText as text } from "./text.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useMiniProgram } from "./use-mini-program.ts";

const QrCode = lazySection(() => import("#shell/sharing/qr-code.tsx"), { quiet: true });

/** Where every filing number can be looked up. */
export const FILING_REGISTER = "https://beian.miit.gov.cn/";

/** Keeps the QR code's space until it comes into view; a phone mostly never gets there. */
function Room({ onSeen }: { onSeen?: () => void }) {
  const watch = (node: HTMLSpanElement | null) => {
    if (!node || !onSeen) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen());
    observer.observe(node);
    return () => observer.disconnect();
  };
  return <span ref={watch} className="aspect-square" />;
}

/** The way to the mini program, copyright, filing number, the theme and, where the app has an address, a QR code that leads there (SIDE-013 to SIDE-015). */
export function Footer({ className }: { className?: string }) {
  const { copyright, filingNumber, qrTarget } = useSiteInfo();
  const [seen, setSeen] = useState(false);
  const [openMiniProgram, opening] = useMiniProgram();
  const links = (["about", "help", "moderationLog"] as const).map((page) => ({
    label: text.footer[page],
    href: pageOf(page),
  }));
  const code = seen ? <QrCode value={qrTarget} waiting={<Room />} /> : <Room onSeen={() => setSeen(true)} />;
  return (
    <SiteFooter
      className={className}
      links={links}
      copyright={copyright}
      filingNumber={filingNumber}
      filingHref={FILING_REGISTER}
      extra={
        <div className="grid justify-items-start gap-3">
          <Button size="sm" loading={opening} onClick={() => openMiniProgram()}>
            <Smartphone aria-hidden="true" strokeWidth={1.7} />
            {text.miniProgram}
          </Button>
          <ThemeSwitch />
        </div>
      }
      qr={qrTarget ? code : undefined}
    />
  );
}
