import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Logo } from "@lenscape/ui/logo";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { askToLogOut } from "#shell/session/ask-to-log-out.ts";
import { signOut } from "#shell/session/member-session.ts";
import { notOpenText as text } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  toTop: false,
  meta: () => ({ title: pages.notOpen.title, noindex: true }),
};

/** Page that replaces all others before the community opens, with a login for operators. */
export function Component() {
  const { modeMessage } = useSiteInfo();
  const app = useApp();
  const navigate = useNavigate();
  const { hasLogin } = useMember();
  const login = paths.pclogin(new URLSearchParams(useLocation().search).get("redirect") ?? undefined);
  const [logout] = useAction(async () => {
    if (await askToLogOut()) await signOut(app, () => navigate(login));
  });
  return (
    <section className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-center justify-items-center px-4 py-20 text-center">
      <Logo />
      <h1 className="mt-8 font-semibold text-[1.375rem] leading-[2rem]">{text.title}</h1>
      <p className="mt-1.5 max-w-md text-text-secondary wrap-anywhere">{modeMessage}</p>
      {hasLogin ? (
        <Button className="mt-6" onClick={logout}>
          {text.otherAccount}
        </Button>
      ) : (
        <Button asChild className="mt-6">
          <Link href={login}>{text.login}</Link>
        </Button>
      )}
    </section>
  );
}
