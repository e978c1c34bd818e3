import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Copy } from "lucide-react";
import { useLocation } from "react-router-dom";
import { CenteredCard, EmptyPage } from "#features/web-views/components/centered-card.tsx";
import { webViewText } from "#features/web-views/text.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { copyLink } from "#shell/sharing/copy-text.ts";
import QrCode from "#shell/sharing/qr-code.tsx";
import { toMiniProgramLink } from "../mini-program-link.ts";
import { launchText as text } from "../text.ts";
import { useLaunch } from "../use-launch.ts";

export const handle: PageHandle = {
  meta: () => ({ title: pages.launchMiniProgram.title, noindex: true }),
};

function Launch({ href }: { href: string }) {
  const [state, launch] = useLaunch(href);
  return (
    <CenteredCard>
      <div className="text-center">
        <h1 className="font-semibold text-[1.375rem] leading-[2rem]">
          <span className="max-md:hidden">{text.title}</span>
          <span className="md:hidden">{text.phoneTitle}</span>
        </h1>
        <p className="text-text-muted">
          <span className="max-md:hidden">{text.hint}</span>
          <span className="md:hidden">{text.phoneHint}</span>
        </p>
      </div>
      <div
        role="img"
        aria-label={text.qr}
        className="mx-auto size-55 rounded-media border border-border bg-white p-3 max-md:hidden"
      >
        <QrCode value={href} />
      </div>
      <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2">
        <Button onClick={() => void copyLink(href)} className="max-md:h-11">
          <Copy aria-hidden="true" strokeWidth={1.7} />
          {webViewText.copy}
        </Button>
        <Button
          loading={state === "opening"}
          onClick={launch}
          className="max-md:order-first max-md:h-11 max-md:bg-brand max-md:text-brand-contrast max-md:ring-0"
        >
          <span key={state}>{state === "opening" ? text.opening : text.open}</span>
        </Button>
      </div>
      {state === "failed" && <Alert tone="danger">{text.failed}</Alert>}
      <Link
        href={paths.home()}
        className="justify-self-center text-brand-text text-meta hover:underline tap-y"
      >
        {text.backHome}
      </Link>
    </CenteredCard>
  );
}

/**
 * Page that opens the mini-program link of the query parameter `schemeUrl`: with a QR code on desktops, with a button on
 * phones (ROUTE-006, ROUTE-007). Other links are refused (AMB-070).
 */
export function Component() {
  const schemeUrl = new URLSearchParams(useLocation().search).get("schemeUrl");
  if (!schemeUrl) return <EmptyPage title={text.missing} description={text.missingHint} />;
  const href = toMiniProgramLink(schemeUrl);
  if (!href) return <EmptyPage title={text.refused} description={webViewText.refusedHint} />;
  return <Launch href={href} />;
}
