import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type SiteFooterProps = Omit<ComponentProps<"footer">, "children"> & {
  /** 页脚的链接，例如协议与隐私；不给就没有那一行。 */
  links?: readonly { label: string; href: string }[];
  /** 页脚的版权一句。 */
  copyright: string;
  /** 备案号，写在页脚。 */
  filingNumber: string;
  /** 备案号通往的页面；不给就只是文字。 */
  filingHref?: string;
  /** 二维码的图，例如服务器给的 SVG；底色始终是白的。 */
  qr?: ReactNode;
  /** 备案号下面的控件，例如外观。 */
  extra?: ReactNode;
  /** 二维码下面的一句话。 */
  qrHint?: string;
};

/** 侧栏的页脚：链接、版权、备案号、二维码（SIDE-013 至 SIDE-015）。 */
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
        "grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-1 pt-1 text-xs leading-[1.25rem] text-text-muted",
        className,
      )}
    >
      <div>
        {links.length > 0 && (
          <nav aria-label={text.siteLinks} className="mb-3 flex flex-wrap gap-x-4">
            {links.map((link) => (
              <Link key={link.href} href={link.href} className="rounded-xs hover:text-text hit-area">
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
                className="hit-area rounded-xs py-1 hover:text-text"
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
            className="block rounded-md border border-border bg-white p-1.5 [:where(&>*)]:block [:where(&>*)]:size-full"
          >
            {qr}
          </span>
          <figcaption className="mt-1">{qrHint ?? text.qrHint}</figcaption>
        </figure>
      )}
    </footer>
  );
}
