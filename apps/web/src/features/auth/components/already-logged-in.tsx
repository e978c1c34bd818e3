import { fillText } from "@lenscape/ui/lib/fill-text";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { authText as text } from "../text.ts";
import { VisitProblem } from "./external-login-failed.tsx";

/** A return that was opened again, or comes from elsewhere: who is logged in stays so, and need not log in again. */
export function AlreadyIn() {
  const { name } = useMember();
  return (
    <VisitProblem
      title={text.enteredAlready}
      reason={fillText(text.servedOnce, { nickname: name })}
      onward={{ href: paths.home(), label: text.toHome }}
    />
  );
}
