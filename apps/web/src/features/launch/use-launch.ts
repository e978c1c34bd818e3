import { toast } from "@lenscape/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { LAUNCH_TIMEOUT_MS, MINI_PROGRAM_DELAY_MS } from "#config/timing.ts";
import { launchText as text } from "./text.ts";

export type LaunchState = "idle" | "opening" | "failed";

/**
 * Opens a mini-program: shows the toast about the reward, and opens the link 300 ms later (AMB-037). If the page is still
 * visible after a timeout, the link did not open and the state is `failed`.
 */
export function useLaunch(href: string): [state: LaunchState, launch: () => void] {
  const [state, setState] = useState<LaunchState>("idle");
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState !== "hidden") return;
      stop();
      setState("idle");
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [stop]);
  const launch = useCallback(() => {
    stop();
    setState("opening");
    toast(text.reward);
    timers.current = [
      setTimeout(() => window.location.assign(href), MINI_PROGRAM_DELAY_MS),
      setTimeout(() => setState("failed"), MINI_PROGRAM_DELAY_MS + LAUNCH_TIMEOUT_MS),
    ];
  }, [href, stop]);
  return [state, launch];
}
