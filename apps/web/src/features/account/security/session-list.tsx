import type { BodyOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { useActiveKeyCount } from "../api-keys/use-active-key-count.ts";
import { sessions } from "../queries.ts";
import { ItemRow, RowsOf, Section } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";
import { SignOutOthersDialog } from "./sign-out-others-dialog.tsx";

/** How many are shown before the rest is asked for. */
const SHORT = 5;

const PHONES = new Set(["iOS", "Android", "HarmonyOS"]);

/** List of the member's sessions, each of which can be ended. */
export function Devices() {
  const { api, queries } = useApp();
  const query = useQuery(sessions(api));
  const { data } = query;
  const [all, setAll] = useState(false);
  const keyCount = useActiveKeyCount();
  const [asksForKeys, setAsksForKeys] = useState(false);
  async function endSessions(body: BodyOf<"accountSessionEnd">) {
    const { keysLeft } = await api.call("accountSessionEnd", { body });
    const left = !body.sessionId && keysLeft > 0 ? fillText(text.keysLeft, { n: keysLeft }) : "";
    toast(text.signedOut + left, { tone: "success" });
    await invalidateAfter(queries, "accountSessionEnd");
  }
  const [end] = useAction(async (sessionId?: string) => {
    const content = sessionId ? text.signOutQuestion : text.signOutOthersQuestion;
    if (!(await confirm({ content, okText: text.signOutDevice, tone: "danger" }))) return;
    await endSessions(sessionId ? { sessionId } : {});
  });
  return (
    <Section
      title={text.devices}
      action={
        data &&
        data.length > 1 && (
          <Button size="sm" onClick={() => (keyCount > 0 ? setAsksForKeys(true) : end())}>
            {text.signOutOthers}
          </Button>
        )
      }
    >
      <RowsOf items query={query}>
        {(devices) => (
          <>
            <ul>
              {devices
                .slice(0, all ? undefined : SHORT)
                .map(({ id, browser, os, ip, lastSeenAt, isCurrent }) => (
                  <ItemRow
                    key={id}
                    icon={PHONES.has(os) ? <Smartphone /> : <Monitor />}
                    active={isCurrent === 1}
                    action={
                      isCurrent === 1 ? (
                        <span className="text-sm text-text-muted">{text.online}</span>
                      ) : (
                        <Button size="sm" onClick={() => end(id)}>
                          {text.signOutDevice}
                        </Button>
                      )
                    }
                  >
                    <p className="flex items-center gap-2 max-xs:flex-wrap">
                      <span className="truncate max-xs:whitespace-normal">
                        {[browser || text.unknownBrowser, os].filter(Boolean).join(" · ")}
                      </span>
                      {isCurrent === 1 && <Tag tone="brand">{text.current}</Tag>}
                    </p>
                    <p className="text-text-muted text-xs tabular-nums wrap-anywhere">
                      {ip && `${ip}，`}
                      <RelativeTime value={lastSeenAt} />
                    </p>
                  </ItemRow>
                ))}
            </ul>
            {!all && devices.length > SHORT && (
              <Button
                tone="ghost"
                block
                className="rounded-none border-border border-t"
                onClick={() => setAll(true)}
              >
                {fillText(text.allDevices, { n: devices.length })}
              </Button>
            )}
          </>
        )}
      </RowsOf>
      {asksForKeys && (
        <SignOutOthersDialog
          keyCount={keyCount}
          onEnd={(revokeKeys) => endSessions({ revokeKeys })}
          onClose={() => setAsksForKeys(false)}
        />
      )}
    </Section>
  );
}
