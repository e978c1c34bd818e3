import { toast } from "@lenscape/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { LAUNCH_TIMEOUT, MINI_PROGRAM_DELAY } from "#config/timing.ts";
import { viewerText as text } from "#copy/web-view-text.ts";

export type LaunchState = "idle" | "opening" | "failed";

/**
 * Opens a mini-program: the toast about the reward comes first, the link 300 ms later (AMB-037). A page that is still
 * seen after a while was not left: the link has led nowhere.
 */
export function useLaunch(href: string): [state: LaunchState, launch: () => void] {
  const [state, setState] = useState<LaunchState>("idle");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);
  useEffect(() => {
    const left = () => {
      if (document.visibilityState !== "hidden") return;
      stop();
      setState("idle");
    };
    document.addEventListener("visibilitychange", left);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", left);
    };
  }, [stop]);
  const launch = useCallback(() => {
    stop();
    setState("opening");
    toast(text.reward);
    timers.current = [
      setTimeout(() => window.location.assign(href), MINI_PROGRAM_DELAY),
      setTimeout(() => setState("failed"), MINI_PROGRAM_DELAY + LAUNCH_TIMEOUT),
    ];
  }, [href, stop]);
  return [state, launch];
}
