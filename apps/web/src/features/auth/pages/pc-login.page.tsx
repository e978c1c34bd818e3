import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { AuthFrame } from "../components/auth-frame.tsx";
import { LoginForm } from "../components/login-form.tsx";
import { authText as text } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.pclogin.title, noindex: true }),
};

/** The PC login page: where every visit that needs a token is sent. */
export function Component() {
  return (
    <AuthFrame slogan={text.loginSlogan} pitch={text.loginPitch}>
      <LoginForm />
    </AuthFrame>
  );
}
