import { safeHref } from "@lenscape/richtext/links";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { ArrowUpRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { viewerText as text } from "#copy/web-view-text.ts";
import { useBack } from "#lib/use-back.ts";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { copyLink } from "#shell/sharing/copy-text.ts";
import { trustedHosts, trustHost } from "../trusted-hosts.ts";
import { MiddleCard, NothingShown } from "./centered-card.tsx";

/** Whether the member has said that this host needs no reminder; the official site never does. */
function useTrusted(host: string, officialSite: string): boolean {
  const [trusted, setTrusted] = useState(false);
  useEffect(() => {
    const official = URL.canParse(officialSite) && new URL(officialSite).host === host;
    setTrusted(official || trustedHosts(window.localStorage).includes(host));
  }, [host, officialSite]);
  return trusted;
}

/** The reminder before another site, and the way there. */
function Leaving({ href }: { href: string }) {
  const back = useBack();
  const { brandName, officialSite } = useSiteInfo();
  const { host, pathname, search, hash } = new URL(href);
  const trusted = useTrusted(host, officialSite);
  const [remember, setRemember] = useState(false);
  useEffect(() => {
    if (trusted) window.location.replace(href);
  }, [trusted, href]);
  return (
    <MiddleCard>
      <div className="flex items-center gap-3.5">
        <IconTile tone="amber" size="lg">
          <ArrowUpRight aria-hidden="true" />
        </IconTile>
        <div className="min-w-0">
          <h1 className="font-semibold text-xl leading-[1.875rem] wrap-anywhere">
            {trusted ? fillText(text.going, { host }) : fillText(text.leaving, { brand: brandName })}
          </h1>
          <p className="text-sm text-text-muted">{trusted ? text.goingHint : text.leavingHint}</p>
        </div>
      </div>
      <p className="rounded-md bg-surface-sunken p-4 font-mono text-sm leading-[1.375rem] wrap-anywhere">
        <b className="font-semibold">{host}</b>
        <span className="text-text-muted">
          {pathname}
          {search}
          {hash}
        </span>
      </p>
      {!trusted && (
        <>
          <Alert tone="warning">{text.unchecked}</Alert>
          <Checkbox name="remember" checked={remember} onCheckedChange={setRemember}>
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
            onClick={() => remember && trustHost(window.localStorage, host)}
          >
            {text.goOn}
          </a>
        </Button>
      </div>
      <button
        type="button"
        onClick={() => void copyLink(href)}
        className="justify-self-start rounded-xs text-brand-text text-sm hover:underline tap-y"
      >
        {text.copy}
      </button>
    </MiddleCard>
  );
}

/**
 * Opens what `url` of the query names: a page of this site at once, the mini-program on its own page, another site
 * after a reminder. Everything that the one allow-list refuses is refused here (AMB-070).
 */
export function WebView() {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get("url");
  if (!wanted) return <NothingShown title={text.noLink} description={text.noLinkHint} />;
  const origin = typeof window === "undefined" ? {} : { siteOrigin: window.location.origin };
  const link = safeHref(wanted, origin);
  if (!link) return <NothingShown title={text.refused} description={text.refusedHint} />;
  if (link.kind === "internal") return <Navigate to={link.href} replace />;
  if (link.kind === "weixin") return <Navigate to={paths.launchMiniProgram(link.href)} replace />;
  return <Leaving href={link.href} />;
}
