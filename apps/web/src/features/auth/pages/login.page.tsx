import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { AuthFrame } from "../components/auth-frame.tsx";
import { LoginForm } from "../components/login-form.tsx";
import { authText as text } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.login.title, noindex: true }),
};

/** The account login page: the same form for anyone who is signed in and wants to change the account. */
export function Component() {
  return (
    <AuthFrame slogan={text.loginSlogan} pitch={text.loginPitch}>
      <LoginForm />
    </AuthFrame>
  );
}
