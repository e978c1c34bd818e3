import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type SiteFooterProps = Omit<ComponentProps<"footer">, "children"> & {
  /** Links, for example terms and privacy. */
  links?: readonly { label: string; href: string }[];
  /** Copyright sentence. */
  copyright: string;
  /** Filing number (备案号). */
  filingNumber: string;
  /** Address of the filing number; without it the number is plain text. */
  filingHref?: string;
  /** QR code, for example an SVG of the server; always on white. */
  qr?: ReactNode;
  /** Controls below the filing number, for example the theme. */
  extra?: ReactNode;
  /** Sentence below the QR code. */
  qrHint?: string;
};

/** Footer of the sidebar: links, copyright, filing number, QR code. */
export function SiteFooter({
  links = [],
  copyright,
  filingNumber,
  filingHref,
  qr,
  qrHint,
  extra,
  className,
  ...props
}: SiteFooterProps) {
  const text = useForumText();
  return (
    <footer
      data-slot="site-footer"
      {...props}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-1 pt-1 text-meta leading-[1.25rem] text-text-muted",
        className,
      )}
    >
      <div>
        {links.length > 0 && (
          <nav aria-label={text.siteLinks} className="mb-3 flex flex-wrap gap-x-4">
            {links.map((link) => (
              <Link key={link.href} href={link.href} className="rounded-control hover:text-text hit-area">
                {link.label}
              </Link>
            ))}
          </nav>
        )}
        <p>{copyright}</p>
        {filingNumber && (
          <p>
            {filingHref ? (
              <a
                href={filingHref}
                target="_blank"
                rel="noopener noreferrer"
                className="hit-area rounded-control py-1 hover:text-text"
              >
                {filingNumber}
              </a>
            ) : (
              filingNumber
            )}
          </p>
        )}
        {extra && <div className="mt-4">{extra}</div>}
      </div>
      {qr && (
        <figure className="w-22 text-center">
          <span
            data-slot="site-footer-qr"
            role="img"
            aria-label={text.qrCode}
            className="block rounded-control border border-border bg-white p-1.5 [:where(&>*)]:block [:where(&>*)]:size-full"
          >
            {qr}
          </span>
          <figcaption className="mt-1">{qrHint ?? text.qrHint}</figcaption>
        </figure>
      )}
    </footer>
  );
}
