import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { Registration } from "../components/registration.tsx";
import { authText as text } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  toTop: false,
  meta: () => ({ title: pages.register.title }),
};

/** The registration page. */
export function Component() {
  const { registerEnabled, mode, modeMessage } = useSiteInfo();
  return (
    <AuthFrame slogan={text.registerSlogan} pitch={text.registerPitch}>
      {registerEnabled ? (
        <Registration />
      ) : (
        <div className="grid justify-items-start gap-4">
          <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.registerClosedTitle}</h1>
          <p className="text-text-secondary">{(mode !== "open" && modeMessage) || text.registerClosed}</p>
          <div className="flex flex-wrap gap-2">
            <Button tone="primary" asChild>
              <Link href={paths.home()}>{text.toBrowse}</Link>
            </Button>
            <Button asChild>
              <Link href={paths.pclogin()}>{text.goLogin}</Link>
            </Button>
          </div>
        </div>
      )}
    </AuthFrame>
  );
}
