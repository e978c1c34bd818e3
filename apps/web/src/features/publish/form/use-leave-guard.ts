import { confirm } from "@lenscape/ui/confirm-dialog";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { publishText as text } from "../text.ts";

/**
 * Asks before what is not kept is lost. A kept draft needs no question: it is there when the member comes back.
 * `reason` is what would be lost, empty for nothing; it is asked for when somebody wants to leave.
 */
export function useLeaveGuard(reason: () => string): void {
  const latest = useRef(reason);
  useEffect(() => {
    latest.current = reason;
  });
  const blocker = useBlocker(() => latest.current() !== "");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({
      title: text.leaveTitle,
      content: latest.current(),
      okText: text.leave,
      cancelText: text.stay,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current() !== "") event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
}
