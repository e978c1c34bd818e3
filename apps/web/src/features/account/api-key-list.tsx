import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { scopeText, apiKeyText as text } from "#copy/api-keys.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { Failure } from "#shell/failure.tsx";
import { part } from "#shell/part.tsx";
import { apiKeys } from "./queries.ts";
import { Section } from "./section.tsx";

const ApiKeyDialog = part(() => import("./api-key-dialog.tsx"));

type ApiKey = AnswerOf<"apiKeyList">["keys"][number];

const dayOf = (time: string) => time.slice(0, "2026-11-23".length);

/** Since when, until when and when last: one line. */
function history({ createdAt, lastUsedAt, expiresAt, state }: ApiKey): string {
  return [
    text.created.replace("{date}", dayOf(createdAt)),
    lastUsedAt ? text.used.replace("{time}", lastUsedAt) : text.unused,
    state === "active" && (expiresAt ? text.expires.replace("{date}", dayOf(expiresAt)) : text.forever),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** My keys: what each may do, when it was last used, and how to end it. The default export is what `pagePart` takes. */
export default function ApiKeyList() {
  const { api, queries } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(apiKeys(api));
  const [creating, setCreating] = useState(false);
  const [revoke] = useAction(async ({ id, name }: ApiKey) => {
    const content = text.revokeQuestion.replace("{name}", () => name);
    if (!(await confirm({ content, okText: text.revoke, tone: "danger" }))) return;
    await api.call("apiKeyRevoke", { body: { keyId: id } });
    toast(text.revoked, { tone: "success" });
    await touched(queries, "apiKeyRevoke");
  });
  const isFull = data && data.keys.filter(({ state }) => state === "active").length >= data.max;
  return (
    <Section
      title={text.title}
      action={
        data && (
          <Button size="sm" tone="ghost" disabled={isFull} onClick={() => setCreating(true)}>
            {text.create}
          </Button>
        )
      }
    >
      {!data &&
        (isError ? (
          <Failure error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className="p-4 md:px-6" role="status" aria-busy="true">
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      {data?.keys.length === 0 && <EmptyState size="sm" title={text.none} description={text.noneHint} />}
      {isFull && (
        <p className="px-4 pt-3 text-sm text-text-muted md:px-6">
          {text.full.replace("{n}", String(data.max))}
        </p>
      )}
      <ul>
        {data?.keys.map((key) => (
          <li
            key={key.id}
            className="flex items-center gap-4 border-border px-4 py-3 not-first:border-t md:px-6"
          >
            <IconTile tone={key.state === "active" ? "brand" : "grey"}>
              <KeyRound />
            </IconTile>
            <div className="grid min-w-0 grow gap-0.5">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="wrap-anywhere">{key.name}</span>
                <code className="text-text-muted text-xs">{key.hint}…</code>
                {key.state !== "active" && <Tag>{text.states[key.state]}</Tag>}
              </p>
              <p className="text-sm text-text-secondary">
                {key.scopes.map((scope) => scopeText[scope]).join("；")}
              </p>
              <p className="text-text-muted text-xs tabular-nums">{history(key)}</p>
            </div>
            {key.state === "active" && (
              <Button size="sm" aria-label={`${text.revoke} ${key.name}`} onClick={() => revoke(key)}>
                {text.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {creating && <ApiKeyDialog onClose={() => setCreating(false)} />}
    </Section>
  );
}
