import { authText as text } from "#copy/auth.ts";
import { AuthFrame } from "#features/auth/auth-frame.tsx";
import { LoginForm } from "#features/auth/login-form.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";

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
