import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { getPath } from "#paths";
import { keyScopeText } from "#shell/api-keys/text.ts";
import { apiKeysQuery } from "../queries.ts";
import { ItemRow, QueryRows, SettingsSection } from "../settings/settings-section.tsx";
import { ApiKeyDialog } from "./api-key-dialog.tsx";
import { apiKeyText as text } from "./text.ts";

type ApiKey = AnswerOf<"apiKeyList">["keys"][number];

const getDay = (time: string) => time.slice(0, "2026-11-23".length);

/** Returns the line with the times of creation, last use and expiry. */
function getHistoryText({ createdAt, lastUsedAt, expiresAt, state }: ApiKey): string {
  return [
    fillText(text.created, { date: getDay(createdAt) }),
    lastUsedAt ? fillText(text.used, { time: lastUsedAt }) : text.unused,
    state === "active" && (expiresAt ? fillText(text.expires, { date: getDay(expiresAt) }) : text.forever),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Section with the member's access keys, which can be revoked. */
export function ApiKeyList() {
  const { api, queries } = useApp();
  const query = useQuery(apiKeysQuery(api));
  const { data } = query;
  const [isCreating, setCreating] = useState(false);
  const [revoke] = useAction(async ({ id, name }: ApiKey) => {
    const content = fillText(text.revokeQuestion, { name });
    if (!(await confirm({ content, okText: text.revoke, tone: "danger" }))) return;
    await api.call("apiKeyRevoke", { body: { keyId: id } });
    toast(text.revoked, { tone: "success" });
    await invalidateAfter(queries, "apiKeyRevoke");
  });
  const isFull = data && data.keys.filter(({ state }) => state === "active").length >= data.max;
  return (
    <SettingsSection
      title={text.title}
      action={
        data && (
          <Button
            size="sm"
            tone="ghost"
            disabled={isFull}
            onClick={() => setCreating(true)}
            className="-mr-3"
          >
            {text.create}
          </Button>
        )
      }
    >
      <QueryRows isItemList query={query}>
        {({ keys, max }) => (
          <>
            {keys.length === 0 && <EmptyState size="sm" title={text.none} description={text.noneHint} />}
            {isFull && (
              <p className="px-4 pt-3 text-meta text-text-muted md:px-6">{fillText(text.full, { n: max })}</p>
            )}
            <ul>
              {keys.map((key) => (
                <ItemRow
                  key={key.id}
                  icon={<KeyRound />}
                  isActive={key.state === "active"}
                  action={
                    key.state === "active" && (
                      <Button size="sm" aria-label={`${text.revoke} ${key.name}`} onClick={() => revoke(key)}>
                        {text.revoke}
                      </Button>
                    )
                  }
                >
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="wrap-anywhere">{key.name}</span>
                    <code className="text-text-muted text-meta">{key.hint}…</code>
                    {key.state !== "active" && <Tag>{text.states[key.state]}</Tag>}
                  </p>
                  <p className="text-meta text-text-secondary">
                    {key.scopes.map((scope) => keyScopeText[scope]).join("；")}
                  </p>
                  <p className="text-text-muted text-meta tabular-nums">{getHistoryText(key)}</p>
                </ItemRow>
              ))}
            </ul>
          </>
        )}
      </QueryRows>
      <p className="border-border border-t px-4 py-3 text-meta md:px-6">
        <Link href={getPath("reference")} className="text-brand-text hover:underline">
          {text.reference}
        </Link>
      </p>
      {isCreating && <ApiKeyDialog onClose={() => setCreating(false)} />}
    </SettingsSection>
  );
}
