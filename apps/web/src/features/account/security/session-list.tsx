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
import { sessionsQuery } from "../queries.ts";
import { ItemRow, QueryRows, SettingsSection } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";
import { SignOutOthersDialog } from "./sign-out-others-dialog.tsx";

/** Number of sessions shown at first. */
const INITIAL_COUNT = 5;

const PHONE_SYSTEMS = new Set(["iOS", "Android", "HarmonyOS"]);

/** List of the member's sessions, each of which can be ended. */
export function SessionList() {
  const { api, queries } = useApp();
  const query = useQuery(sessionsQuery(api));
  const { data } = query;
  const [isExpanded, setExpanded] = useState(false);
  const keyCount = useActiveKeyCount();
  const [isKeyQuestionOpen, setKeyQuestionOpen] = useState(false);
  async function endSessions(body: BodyOf<"accountSessionEnd">) {
    const { keysLeft } = await api.call("accountSessionEnd", { body });
    const keysNote = !body.sessionId && keysLeft > 0 ? fillText(text.keysLeft, { n: keysLeft }) : "";
    toast(text.signedOut + keysNote, { tone: "success" });
    await invalidateAfter(queries, "accountSessionEnd");
  }
  const [confirmAndEnd] = useAction(async (sessionId?: string) => {
    const content = sessionId ? text.signOutQuestion : text.signOutOthersQuestion;
    if (!(await confirm({ content, okText: text.signOutDevice, tone: "danger" }))) return;
    await endSessions(sessionId ? { sessionId } : {});
  });
  return (
    <SettingsSection
      title={text.devices}
      action={
        data &&
        data.length > 1 && (
          <Button size="sm" onClick={() => (keyCount > 0 ? setKeyQuestionOpen(true) : confirmAndEnd())}>
            {text.signOutOthers}
          </Button>
        )
      }
    >
      <QueryRows isItemList query={query}>
        {(devices) => (
          <>
            <ul>
              {devices
                .slice(0, isExpanded ? undefined : INITIAL_COUNT)
                .map(({ id, browser, os, ip, lastSeenAt, isCurrent }) => (
                  <ItemRow
                    key={id}
                    icon={PHONE_SYSTEMS.has(os) ? <Smartphone /> : <Monitor />}
                    isActive={isCurrent === 1}
                    action={
                      isCurrent === 1 ? (
                        <span className="text-meta text-text-muted">{text.online}</span>
                      ) : (
                        <Button size="sm" onClick={() => confirmAndEnd(id)}>
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
                    <p className="text-text-muted text-meta tabular-nums wrap-anywhere">
                      {ip && <span>{`${ip}，`}</span>}
                      <RelativeTime value={lastSeenAt} />
                    </p>
                  </ItemRow>
                ))}
            </ul>
            {!isExpanded && devices.length > INITIAL_COUNT && (
              <Button
                tone="ghost"
                block
                className="rounded-none border-border border-t"
                onClick={() => setExpanded(true)}
              >
                {fillText(text.allDevices, { n: devices.length })}
              </Button>
            )}
          </>
        )}
      </QueryRows>
      {isKeyQuestionOpen && (
        <SignOutOthersDialog
          keyCount={keyCount}
          onEnd={(revokeKeys) => endSessions({ revokeKeys })}
          onClose={() => setKeyQuestionOpen(false)}
        />
      )}
    </SettingsSection>
  );
}
