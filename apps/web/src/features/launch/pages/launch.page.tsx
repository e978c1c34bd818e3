import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Copy } from "lucide-react";
import { useLocation } from "react-router-dom";
import { viewerText as text } from "#copy/web-view-text.ts";
import { MiddleCard, NothingShown } from "#features/web-views/components/centered-card.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { miniProgramLink } from "../mini-program-link.ts";
import { useLaunch } from "../use-launch.ts";

const QrCode = lazySection(() => import("#shell/sharing/qr-code.tsx"), { quiet: true });

export const handle: PageHandle = {
  meta: () => ({ title: pages.launchMiniProgram.title, noindex: true }),
};

function Launch({ href }: { href: string }) {
  const [state, launch] = useLaunch(href);
  return (
    <MiddleCard>
      <div className="text-center">
        <h1 className="font-semibold text-[1.375rem] leading-[2rem]">
          <span className="max-md:hidden">{text.mini}</span>
          <span className="md:hidden">{text.miniPhone}</span>
        </h1>
        <p className="text-text-muted">
          <span className="max-md:hidden">{text.miniHint}</span>
          <span className="md:hidden">{text.miniPhoneHint}</span>
        </p>
      </div>
      <div
        role="img"
        aria-label={text.qr}
        className="mx-auto size-55 rounded-xl border border-border bg-white p-3 max-md:hidden"
      >
        <QrCode value={href} />
      </div>
      <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2">
        <Button onClick={() => void copyLink(href)} className="max-md:h-11">
          <Copy aria-hidden="true" strokeWidth={1.7} />
          {text.copy}
        </Button>
        <Button
          loading={state === "opening"}
          onClick={launch}
          className="max-md:order-first max-md:h-11 max-md:bg-brand max-md:text-brand-contrast max-md:ring-0"
        >
          {state === "opening" ? text.opening : text.open}
        </Button>
      </div>
      {state === "failed" && <Alert tone="danger">{text.miniFailed}</Alert>}
      <Link href={paths.home()} className="justify-self-center text-brand-text text-sm hover:underline tap-y">
        {text.backHome}
      </Link>
    </MiddleCard>
  );
}

/**
 * Opens the mini-program link that `schemeUrl` of the query names: by a QR code on a desktop, by a button on a phone
 * (ROUTE-006, ROUTE-007). Other links are refused (AMB-070).
 */
export function Component() {
  const wanted = new URLSearchParams(useLocation().search).get("schemeUrl");
  if (!wanted) return <NothingShown title={text.miniMissing} description={text.miniMissingHint} />;
  const href = miniProgramLink(wanted);
  if (!href) return <NothingShown title={text.miniRefused} description={text.refusedHint} />;
  return <Launch href={href} />;
}
