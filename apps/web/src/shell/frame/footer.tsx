import { Button } from "@lenscape/ui/button";
import { SiteFooter } from "@lenscape/ui/site-footer";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { getPath } from "#paths";
import { QrCode } from "#shell/sharing/lazy-qr-code.ts";
import { useSiteInfo } from "./site-info.ts";
import { shellText as text } from "./text.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useOpenMiniProgram } from "./use-open-mini-program.ts";

/** Public register of filing numbers. */
export const FILING_REGISTER = "https://beian.miit.gov.cn/";

/** Placeholder of the QR code, which is loaded when the placeholder becomes visible. */
function QrCodePlaceholder({ onVisible }: { onVisible?: () => void }) {
  const observe = (node: HTMLSpanElement | null) => {
    if (!node || !onVisible) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible());
    observer.observe(node);
    return () => observer.disconnect();
  };
  return <span ref={observe} className="aspect-square" />;
}

/** Footer with mini-program button, copyright, filing number, theme and QR code of the app (SIDE-013 to SIDE-015). */
export function Footer({ className }: { className?: string }) {
  const { copyright, filingNumber, qrTarget } = useSiteInfo();
  const [isVisible, setVisible] = useState(false);
  const [openMiniProgram, opening] = useOpenMiniProgram();
  const links = (["about", "help", "moderationLog"] as const).map((page) => ({
    label: text.footer[page],
    href: getPath(page),
  }));
  const code = isVisible ? (
    <QrCode value={qrTarget} waiting={<QrCodePlaceholder />} />
  ) : (
    <QrCodePlaceholder onVisible={() => setVisible(true)} />
  );
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
