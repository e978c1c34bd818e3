import { Link } from "@lenscape/ui/link";
import { Logo } from "@lenscape/ui/logo";
import type { ReactNode } from "react";
import { paths } from "#paths";
import camp from "./camp.webp";

interface AuthFrameProps {
  slogan: readonly [string, string];
  pitch: string;
  children: ReactNode;
}

/**
 * Layout of the account pages: a photo of the night sky on the left (on top on phones), the form beside it. On wide
 * screens the form has a fixed top offset, so that its title does not move when fields appear or disappear.
 */
export function AuthFrame({ slogan, pitch, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh max-md:content-start md:grid-cols-[minmax(0,1fr)_minmax(27.5rem,1fr)] lg:grid-cols-[minmax(0,1.1fr)_minmax(30rem,1fr)]">
      <div data-theme="dark" className="relative overflow-hidden bg-bg text-white max-md:h-36">
        <img src={camp} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
        <div className="absolute inset-0 bg-linear-to-b from-black/60 to-40% to-transparent" />
        <div className="absolute inset-x-6 top-6 md:inset-x-14 md:top-12">
          <Link href={paths.home()} className="inline-block rounded-control forced-colors:bg-[Canvas]">
            <Logo className="text-white" />
          </Link>
          <p className="mt-18 font-semibold max-md:hidden text-page leading-[3.125rem] tracking-[0.04em]">
            {slogan[0]}
            <br />
            {slogan[1]}
          </p>
          <p className="mt-2.5 text-read text-white/85 max-md:hidden">{pitch}</p>
        </div>
      </div>
      <div className="grid content-start justify-items-center px-6 py-6 md:pt-[max(1.5rem,calc(50dvh-17rem))]">
        <div className="grid w-full max-w-96 grid-cols-[minmax(0,1fr)] gap-4.5">{children}</div>
      </div>
    </div>
  );
}
