import { authText as text } from "#copy/auth.ts";
import { AuthFrame } from "#features/auth/auth-frame.tsx";
import { Registration } from "#features/auth/registration.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { useSiteInfo } from "#shell/site.ts";

export const handle: PageHandle = {
  chrome: "bare",
  toTop: false,
  meta: () => ({ title: pages.register.title }),
};

/** The registration page. */
export function Component() {
  const { registerEnabled } = useSiteInfo();
  return (
    <AuthFrame slogan={text.registerSlogan} pitch={text.registerPitch}>
      {registerEnabled ? <Registration /> : <p className="text-text-secondary">{text.registerClosed}</p>}
    </AuthFrame>
  );
}
