import type { Api } from "@lenscape/api/client";
import { IconTile, type IconTileProps } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, KeyRound, Mail, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";

export type RecoveryMethod = "mail" | "phone" | "code";

interface MethodButtonProps {
  tone: IconTileProps["tone"];
  icon: ReactNode;
  title: string;
  hint: string;
  onChoose: () => void;
}

function MethodButton({ tone, icon, title, hint, onChoose }: MethodButtonProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-17 w-full items-center gap-3.5 rounded-media border border-border-strong px-3.5 py-3 text-start hover:bg-surface-hover"
    >
      <IconTile tone={tone}>{icon}</IconTile>
      <span className="grid min-w-0 grow gap-0.5">
        <span>{title}</span>
        <span className="text-meta text-text-muted">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-text-muted" />
    </button>
  );
}

/** Query for the recovery methods that the community has connected. */
export const recoveryMethodsQuery = (api: Api) => apiQuery(api, "recoverWays", { silent: true });

const METHODS = [
  { name: "mail", tone: "blue", icon: <Mail />, title: text.mail, hint: text.mailHint },
  { name: "phone", tone: "brand", icon: <Smartphone />, title: text.phone, hint: text.phoneHint },
  { name: "code", tone: "amber", icon: <KeyRound />, title: text.code, hint: text.codeHint },
] as const;

/** List of the available recovery methods, with a sentence about those that are not connected. */
export function RecoveryMethods({ onChoose }: { onChoose: (method: RecoveryMethod) => void }) {
  const { api } = useApp();
  const { data, isPending } = useQuery(recoveryMethodsQuery(api));
  if (isPending) return <Skeleton className="h-70.5 w-full md:h-65.5" />;
  const closedNames = [data?.mail === 0 && "mail", data?.sms === 0 && "phone"];
  const unavailableNames = (["mail", "phone"] as const).filter((name) => closedNames.includes(name));
  return (
    <div className="grid gap-2">
      {METHODS.filter(({ name }) => !closedNames.includes(name)).map(({ name, ...method }) => (
        <MethodButton key={name} {...method} onChoose={() => onChoose(name)} />
      ))}
      <p className="mt-2 text-meta text-text-muted">
        {unavailableNames.length > 0 && (
          <span>
            {fillText(text.notOpen, {
              ways: unavailableNames.map((name) => text.notOpenWays[name]).join(text.notOpenAnd),
            })}
          </span>
        )}
        <span>{text.none}</span>
      </p>
    </div>
  );
}
