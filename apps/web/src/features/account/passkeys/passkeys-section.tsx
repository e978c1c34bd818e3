import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { hasPasskeys } from "#shell/sign-in/passkey-client.ts";
import { passkeyText as text } from "#shell/sign-in/text.ts";
import { type Passkey, passkeysQuery } from "../queries.ts";
import { ItemRow, QueryRows, SettingsSection } from "../settings/settings-section.tsx";
import { PasskeyAddDialog } from "./passkey-add-dialog.tsx";
import { PasskeyRemoveDialog } from "./passkey-remove-dialog.tsx";
import { PasskeyRenameDialog } from "./passkey-rename-dialog.tsx";

type List = AnswerOf<"passkeyList">;

const dayOf = (time: string) => time.slice(0, "2026-11-23".length);

/** Since when, and when last. */
const history = ({ createdAt, lastUsedAt }: Passkey): string[] => [
  fillText(text.created, { date: dayOf(createdAt) }),
  lastUsedAt ? fillText(text.used, { date: dayOf(lastUsedAt) }) : text.unused,
];

/** Returns the reason why no passkey can be added here, empty if one can. */
function hindrance({ isOffered, passkeys, max }: List): string {
  if (!isOffered) return text.notOffered;
  if (!hasPasskeys()) return text.noBrowser;
  return passkeys.length >= max ? fillText(text.full, { n: max }) : "";
}

/** My passkeys: to add, to name and to remove. */
export function PasskeysSection() {
  const { api } = useApp();
  const query = useQuery(passkeysQuery(api));
  const [openDialog, setOpenDialog] = useState<"add" | { action: "rename" | "remove"; passkey: Passkey }>();
  const close = () => setOpenDialog(undefined);
  const { data } = query;
  const { passkeyHost } = useSiteInfo();
  // A card that offers nothing and lists nothing is in the way; operators read in the console what is missing. Until the
  // answer is there it keeps room only where passkeys can be had: at the address that they are made for.
  const mayCome = passkeyHost !== "" && passkeyHost === globalThis.location?.hostname;
  if (data ? data.isOffered === 0 && data.passkeys.length === 0 : !mayCome) return null;
  const why = data && hindrance(data);
  return (
    <SettingsSection
      title={text.section}
      hint={text.sectionHint}
      action={
        why === "" && (
          <Button
            size="sm"
            tone="ghost"
            aria-haspopup="dialog"
            onClick={() => setOpenDialog("add")}
            className="-mr-3"
          >
            {text.add}
          </Button>
        )
      }
    >
      <QueryRows isItemList query={query}>
        {(list) => (
          <>
            {list.passkeys.length === 0 && (
              <EmptyState size="sm" title={text.none} description={why || text.noneHint} />
            )}
            {list.passkeys.length > 0 && why && (
              <p className="px-4 pt-3 text-meta text-text-muted md:px-6">{why}</p>
            )}
            <ul>
              {list.passkeys.map((passkey) => (
                <ItemRow
                  key={passkey.id}
                  icon={<Fingerprint />}
                  isActive={list.isOffered === 1}
                  action={
                    <div className="flex shrink-0 gap-1 max-xs:grid">
                      {(["rename", "remove"] as const).map((action) => (
                        <Button
                          key={action}
                          size="sm"
                          tone="ghost"
                          aria-haspopup="dialog"
                          aria-label={`${text[action]} ${passkey.name}`}
                          onClick={() => setOpenDialog({ action: action, passkey })}
                        >
                          {text[action]}
                        </Button>
                      ))}
                    </div>
                  }
                >
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="wrap-anywhere">{passkey.name}</span>
                    {passkey.isSynced === 1 && <Tag>{text.synced}</Tag>}
                  </p>
                  <p className="flex flex-wrap gap-x-2 text-text-muted text-meta tabular-nums">
                    {history(passkey).map((line) => (
                      <span key={line} className="whitespace-nowrap">
                        {line}
                      </span>
                    ))}
                  </p>
                </ItemRow>
              ))}
            </ul>
          </>
        )}
      </QueryRows>
      {openDialog === "add" && <PasskeyAddDialog onClose={close} />}
      {typeof openDialog === "object" &&
        (openDialog.action === "rename" ? (
          <PasskeyRenameDialog passkey={openDialog.passkey} onClose={close} />
        ) : (
          <PasskeyRemoveDialog passkey={openDialog.passkey} onClose={close} />
        ))}
    </SettingsSection>
  );
}
