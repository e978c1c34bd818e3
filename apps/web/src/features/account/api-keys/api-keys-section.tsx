import { hasPermi } from "@lenscape/api/permissions";
import { useMember } from "#lib/app.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { KEY_PERMISSION } from "../queries.ts";

const KeyList = lazySection(() => import("./api-key-list.tsx"), { quiet: true });

/** The keys of my programs, for those who may make some. */
export function ApiKeys() {
  const { permissions } = useMember();
  return hasPermi(permissions, KEY_PERMISSION) ? <KeyList /> : null;
}
