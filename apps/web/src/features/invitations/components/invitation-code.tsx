import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Copy, Link as LinkIcon, Share } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { copyLink, copyText } from "#shell/sharing/copy-text.ts";
import { invitationText as text } from "../text.ts";

/** Card at the top of the page with a heading and a description. */
export function CodeCard({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-6 md:py-7">
      <div>
        <h1 className="font-semibold text-[1.375rem] leading-[2rem] md:text-[1.625rem] md:leading-[2.375rem]">
          {text.title}
        </h1>
        <p className="text-text-muted">{lead}</p>
      </div>
      {children}
    </Card>
  );
}

/** Characters of a code, each on a tile; dots while the code is unknown. */
export function CodeTiles({ code }: { code?: string }) {
  const characters = [...(code ?? "••••••")].map((character, index) => ({
    sign: character,
    key: `${index}${character}`,
  }));
  return (
    <div
      {...(code ? { role: "img", "aria-label": `${text.code} ${code}` } : { "aria-hidden": true })}
      className="grid grid-cols-6 gap-1.5 max-md:w-full md:grid-cols-[repeat(6,3.5rem)] md:gap-2"
    >
      {characters.map(({ sign: character, key }) => (
        <span
          key={key}
          className="relative grid h-14 place-items-center overflow-hidden rounded-media bg-surface-sunken font-mono font-semibold text-page leading-none after:absolute after:inset-x-0 after:top-[60%] after:bottom-0 after:bg-brand after:opacity-10 md:h-16 md:text-[1.75rem]"
        >
          {code ? (
            character
          ) : (
            // An element instead of a character, because some fonts do not center the dot.
            <span className="size-2 rounded-full bg-current text-text-muted" />
          )}
        </span>
      ))}
    </div>
  );
}

/** Card with the member's code and link, to copy or share. */
export function InvitationCodeCard({ code, points }: { code: string; points: number }) {
  const { name } = useMember();
  const { brandName } = useSiteInfo();
  const linkId = useId();
  const url = new URL(paths.join(code), window.location.origin).href;
  const title = fillText(text.shareTitle, { name, brand: brandName });
  return (
    <CodeCard lead={fillText(text.lead, { n: points })}>
      <div className="grid gap-2">
        <p className="text-meta text-text-secondary">{text.code}</p>
        <div className="flex flex-wrap items-center gap-3">
          <CodeTiles code={code} />
          <Button
            className="max-md:h-10 max-md:w-full"
            onClick={() => void copyText(code, { done: text.codeCopied, failed: text.copyFailed })}
          >
            <Copy aria-hidden="true" strokeWidth={1.7} />
            {text.copyCode}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <label htmlFor={linkId} className="text-meta text-text-secondary">
          {text.link}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={linkId}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="h-10 min-w-0 flex-1 truncate rounded-control bg-surface-sunken px-3 text-text-secondary tabular-nums max-md:basis-full"
          />
          <Button tone="primary" className="h-10 max-md:flex-1" onClick={() => void copyLink(url)}>
            <LinkIcon aria-hidden="true" strokeWidth={1.7} />
            {text.copyLink}
          </Button>
          <Button
            className="h-10 flex-1 md:hidden"
            onClick={() => {
              if (!navigator.share) void copyLink(url);
              // Closing the system's share sheet rejects the promise.
              else navigator.share({ title, url }).catch(() => undefined);
            }}
          >
            <Share aria-hidden="true" strokeWidth={1.7} />
            {text.share}
          </Button>
        </div>
      </div>
    </CodeCard>
  );
}
