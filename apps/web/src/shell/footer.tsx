import { SiteFooter } from "@lenscape/ui/site-footer";
import { lazy, Suspense, useEffect, useState } from "react";
import { shellText as text } from "#copy/shell.ts";
import { pageOf } from "#paths";
import { usePageExists } from "./existing-pages.ts";
import { useSiteInfo } from "./site.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** Where every filing number can be looked up. */
const FILING_REGISTER = "https://beian.miit.gov.cn/";

/** Copyright, filing number and a QR code that leads to the app (SIDE-013 to SIDE-015). */
export function Footer({ className }: { className?: string }) {
  const { copyright, filingNumber, qrTarget } = useSiteInfo();
  const exists = usePageExists();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const room = <span className="aspect-square" />;
  const links = (["about", "help"] as const)
    .filter(exists)
    .map((page) => ({ label: text.footer[page], href: pageOf(page) }));
  return (
    <SiteFooter
      className={className}
      links={links}
      copyright={copyright}
      filingNumber={filingNumber}
      filingHref={FILING_REGISTER}
      qr={
        ready ? (
          <Suspense fallback={room}>
            <QrCode value={qrTarget} />
          </Suspense>
        ) : (
          room
        )
      }
    />
  );
}
