import type { Task } from "@lenscape/api/types";
import { safeHref } from "@lenscape/richtext/links";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useNavigate } from "react-router-dom";
import { MINI_PROGRAM_DELAY_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { findPage, paths } from "#paths";
import { tasksText as text } from "./text.ts";

/** Where an address leads that the server gave, and how; null when it leads nowhere that is allowed. */
export function destinationOf(mprouter: string): { href: string; delayed: boolean } | null {
  const link = safeHref(mprouter, { siteOrigin: window.location.origin });
  if (!link) return null;
  if (link.kind === "internal") {
    const page = findPage(link.href.split(/[?#]/)[0] ?? "");
    return page ? { href: link.href, delayed: false } : null;
  }
  if (link.kind === "external") return { href: paths.webview(link.href), delayed: false };
  return { href: paths.launchMiniProgram(link.href), delayed: true };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a task: asks first, then goes to its `mprouter` (TASK-012, TASK-013). A finished one cannot be started
 * (STATE-051). A mini program opens 300 ms after its toast (STATE-021).
 */
export function useStart(onGo?: () => void) {
  const navigate = useNavigate();
  return useAction(async ({ name, finish, mprouter }: Pick<Task, "name" | "finish" | "mprouter">) => {
    if (finish) return;
    if (!(await confirm({ content: fillText(text.ask, { name }) }))) return;
    const destination = destinationOf(mprouter);
    if (!destination) return toast(text.nowhere, { tone: "error" });
    if (destination.delayed) {
      toast(text.opening);
      await pause(MINI_PROGRAM_DELAY_MS);
    }
    onGo?.();
    await navigate(destination.href);
  });
}
