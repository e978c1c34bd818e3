import { confirm } from "@lenscape/ui/confirm-dialog";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { publishText as text } from "../text.ts";

/**
 * Asks for confirmation before unsaved data is lost. A saved draft needs none. `getReason` returns the warning, or an
 * empty string, at the time of leaving.
 */
export function useLeaveGuard(getReason: () => string): void {
  const latest = useRef(getReason);
  useEffect(() => {
    latest.current = getReason;
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
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (latest.current() !== "") event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, []);
}
