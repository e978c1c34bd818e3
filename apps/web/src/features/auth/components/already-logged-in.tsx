import { fillText } from "@lenscape/ui/lib/fill-text";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { authText as text } from "../text.ts";
import { ExternalLoginFailed } from "./external-login-failed.tsx";

/** Shown for a return URL that this tab did not start, while a member is logged in. */
export function AlreadyLoggedIn() {
  const { name } = useMember();
  return (
    <ExternalLoginFailed
      title={text.enteredAlready}
      reason={fillText(text.servedOnce, { nickname: name })}
      nextLink={{ href: paths.home(), label: text.toHome }}
    />
  );
}
