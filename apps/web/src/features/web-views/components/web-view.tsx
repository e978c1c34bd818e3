import { safeHref } from "@lenscape/richtext/links";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ArrowUpRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { localStore } from "#lib/storage.ts";
import { useBack } from "#lib/use-back.ts";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { webViewText as text } from "../text.ts";
import { getTrustedHosts, trustHost } from "../trusted-hosts.ts";
import { CenteredCard, EmptyPage } from "./centered-card.tsx";

/** Whether the host opens without a warning: the official site, or a host that the member trusts. */
function useIsTrusted(host: string, officialSite: string): boolean {
  const [isTrusted, setTrusted] = useState(false);
  useEffect(() => {
    const isOfficial = URL.canParse(officialSite) && new URL(officialSite).host === host;
    setTrusted(isOfficial || getTrustedHosts(localStore).includes(host));
  }, [host, officialSite]);
  return isTrusted;
}

/** Warning before an external site, with a link to it. */
function LeavingWarning({ href }: { href: string }) {
  const back = useBack();
  const { brandName, officialSite } = useSiteInfo();
  const { host, pathname, search, hash } = new URL(href);
  const isTrusted = useIsTrusted(host, officialSite);
  const [shouldTrust, setShouldTrust] = useState(false);
  useEffect(() => {
    if (isTrusted) window.location.replace(href);
  }, [isTrusted, href]);
  return (
    <CenteredCard>
      <div className="flex items-center gap-3.5">
        <IconTile tone="amber" size="lg">
          <ArrowUpRight aria-hidden="true" />
        </IconTile>
        <div className="min-w-0">
          <h1 className="font-semibold text-head leading-[1.875rem] wrap-anywhere">
            {isTrusted ? fillText(text.redirecting, { host }) : fillText(text.leaving, { brand: brandName })}
          </h1>
          <p className="text-meta text-text-muted">{isTrusted ? text.redirectingHint : text.leavingHint}</p>
        </div>
      </div>
      <p className="rounded-control bg-surface-sunken p-4 font-mono text-meta leading-[1.375rem] wrap-anywhere">
        <b className="font-semibold">{host}</b>
        <span className="text-text-muted">{pathname + search + hash}</span>
      </p>
      {!isTrusted && (
        <>
          <Alert tone="warning">{text.unchecked}</Alert>
          <Checkbox name="remember" checked={shouldTrust} onCheckedChange={setShouldTrust}>
            <span className="wrap-anywhere">{fillText(text.remember, { host })}</span>
          </Checkbox>
        </>
      )}
      <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2">
        <Button size="lg" onClick={back}>
          {text.back}
        </Button>
        <Button tone="primary" size="lg" asChild>
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            onClick={() => shouldTrust && trustHost(localStore, host)}
          >
            {text.continue}
          </a>
        </Button>
      </div>
      <button
        type="button"
        onClick={() => void copyLink(href)}
        className="justify-self-start rounded-control text-brand-text text-meta hover:underline tap-y"
      >
        {text.copy}
      </button>
    </CenteredCard>
  );
}

/**
 * Opens the query parameter `url`: a page of this site at once, a mini-program on its own page, an external site after a
 * warning. Links outside the allow-list are refused (AMB-070).
 */
export function WebView() {
  const { search } = useLocation();
  const url = new URLSearchParams(search).get("url");
  if (!url) return <EmptyPage title={text.noLink} description={text.noLinkHint} />;
  const origin = typeof window === "undefined" ? {} : { siteOrigin: window.location.origin };
  const link = safeHref(url, origin);
  if (!link) return <EmptyPage title={text.refused} description={text.refusedHint} />;
  if (link.kind === "internal") return <Navigate to={link.href} replace />;
  if (link.kind === "weixin") return <Navigate to={paths.launchMiniProgram(link.href)} replace />;
  return <LeavingWarning href={link.href} />;
}
