import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Logo } from "@lenscape/ui/logo";
import { notOpenText as text } from "#copy/not-open.ts";
import { paths } from "#paths";

/** Shown in place of every page while the community is not open yet, with a way in for operators. */
export default function NotOpen({ message }: { message?: string }) {
  return (
    <section className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-center justify-items-center px-4 py-20 text-center">
      <Logo />
      <h1 className="mt-8 font-semibold text-[1.375rem] leading-[2rem]">{text.title}</h1>
      <p className="mt-1.5 max-w-md text-text-secondary wrap-anywhere">{message}</p>
      <Button asChild className="mt-6">
        <Link href={paths.pclogin()}>{text.login}</Link>
      </Button>
    </section>
  );
}
