import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { accountText as text } from "#copy/account.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { Failure } from "#shell/failure.tsx";
import { sessions } from "./queries.ts";
import { Section } from "./section.tsx";

/** How many are shown before the rest is asked for. */
const SHORT = 5;

const PHONES = new Set(["iOS", "Android", "HarmonyOS"]);

/** Where I am logged in, and how to end it there (screens.md 4.20). */
export function Devices() {
  const { api, queries } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(sessions(api));
  const [all, setAll] = useState(false);
  const [end] = useAction(async (sessionId?: string) => {
    const content = sessionId ? text.signOutQuestion : text.signOutOthersQuestion;
    if (!(await confirm({ content, okText: text.signOutDevice, tone: "danger" }))) return;
    await api.call("accountSessionEnd", { body: sessionId ? { sessionId } : {} });
    toast(text.signedOut, { tone: "success" });
    await queries.invalidateQueries(sessions(api));
  });
  return (
    <Section
      title={text.devices}
      action={
        data &&
        data.length > 1 && (
          <Button size="sm" tone="ghost" onClick={() => end()}>
            {text.signOutOthers}
          </Button>
        )
      }
    >
      {!data &&
        (isError ? (
          <Failure error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className="px-4 py-3.5 md:px-6" role="status" aria-busy="true">
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      <ul>
        {data?.slice(0, all ? undefined : SHORT).map(({ id, browser, os, ip, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex min-h-17 items-center gap-4 border-border px-4 py-2.5 not-first:border-t md:px-6"
          >
            <IconTile tone={isCurrent ? "brand" : "grey"}>
              {PHONES.has(os) ? <Smartphone /> : <Monitor />}
            </IconTile>
            <div className="min-w-0 grow">
              <p className="flex items-center gap-2">
                <span className="truncate">
                  {[browser || text.unknownBrowser, os].filter(Boolean).join(" · ")}
                </span>
                {isCurrent === 1 && <Tag tone="brand">{text.current}</Tag>}
              </p>
              <p className="text-text-muted text-xs tabular-nums wrap-anywhere">
                {ip}，{lastSeenAt}
              </p>
            </div>
            {isCurrent === 1 ? (
              <span className="text-sm text-text-muted">{text.online}</span>
            ) : (
              <Button size="sm" onClick={() => end(id)}>
                {text.signOutDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && !all && data.length > SHORT && (
        <Button
          tone="ghost"
          block
          className="rounded-none border-border border-t"
          onClick={() => setAll(true)}
        >
          {text.allDevices.replace("{n}", String(data.length))}
        </Button>
      )}
    </Section>
  );
}
